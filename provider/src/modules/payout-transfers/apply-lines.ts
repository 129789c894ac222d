import { createHash, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { payoutReports } from "../../database/schema/payout-report-schema.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { applyEffects } from "../payout-reports/apply-effects.ts";
import { decideLines, type Decision } from "../payout-reports/decide.ts";
import type { ParsedLine } from "../payout-reports/formats/parsed-report.ts";
import { groupBy } from "../payout-reports/group-by.ts";
import { storeLines } from "../payout-reports/import.ts";
import { findPayments } from "../payout-reports/repository.ts";
import type { PayoutRunRow } from "../payout-runs/repository.ts";

/**
 * Applies the results that a service's API returned for a locked run, in the same way as an uploaded answer.
 * Lines that have an effect or contradict the stored state are stored as an applied answer. Repeated results
 * change nothing.
 */
export async function applyLines(
  unit: UnitOfWork & { at: Date },
  app: FastifyInstance,
  run: PayoutRunRow,
  { lines, name }: { lines: ParsedLine[]; name: string },
): Promise<void> {
  const { tx, at } = unit;
  const payments = await findPayments(tx, [run.id]);
  const { decisions, effects } = decideLines(lines, payments, { viewer: null, isStatusEnough: true });
  await applyEffects(unit, app, [run], effects);
  const notable = decisions.filter(({ outcome }) => outcome !== "noted" && outcome !== "known");
  if (notable.length === 0) return;
  const id = randomUUID();
  const [stored] = await tx
    .insert(payoutReports)
    .values({
      id,
      fileName: name,
      format: "paypal",
      sha256: hashOf(notable),
      sealed: new Uint8Array(),
      createdBy: null,
      createdAt: at,
      appliedAt: at,
    })
    .onConflictDoNothing({ target: payoutReports.sha256 })
    .returning({ id: payoutReports.id });
  if (!stored) return;
  await storeLines(tx, stored, notable);
  const counts = groupBy(notable, ({ outcome }) => outcome);
  await recordActivity(unit, {
    at,
    actor: { userId: null, email: "PayPal" },
    request: null,
    action: "payout-answer.apply",
    object: { type: "payout-answer", id, label: name },
    before: null,
    after: Object.fromEntries([...counts].map(([outcome, found]) => [outcome, found.length])),
  });
}

/** Returns a hash of results and their effects, by which the same contradictions are stored only once. */
function hashOf(decisions: Decision<ParsedLine>[]): string {
  const facts = decisions.map(({ line, outcome, run }) => [line.identity, outcome, run?.number ?? null]);
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex");
}
