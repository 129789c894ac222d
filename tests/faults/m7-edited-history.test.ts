import fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "#provider/database/engine/connection.ts";
import { activityLogHead, activityLogs } from "#provider/database/schema/activity-log-schema.ts";
import { chainStart } from "#provider/modules/activity-logs/chain.ts";
import type { Head } from "#provider/modules/activity-logs/head-file.ts";
import { verifyActivityLog, type Verdict } from "#provider/modules/activity-logs/verify.ts";
import { buildChain, rebuildChain, sealRow, type LogRow } from "../support/money/activity-log.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../support/databases/databases.ts";
import { replaySeed, printCoverage, repetitions } from "../support/programs/repetitions.ts";

const skipReason = await explainMissingPostgres();
const length = 40;
const original = buildChain(length);
const exported = original.map(({ sequence, hash }) => ({ sequence, hash }));
const last = original.at(-1)!;
const head = { sequence: last.sequence, hash: last.hash };

interface HistoryEdit {
  rows: LogRow[];
  head: typeof head;
  /** The sequence number of the first row whose stored values differ from what was written. */
  firstWrong: bigint;
}

const headOf = (rows: LogRow[]) => ({
  sequence: rows.at(-1)?.sequence ?? 0n,
  hash: rows.at(-1)?.hash ?? chainStart,
});

const index = fc.integer({ min: 0, max: length - 1 });
const change: fc.Arbitrary<Partial<LogRow>> = fc.oneof(
  fc.record({ actorEmail: fc.constant("nobody@example.com") }),
  fc.record({ action: fc.constantFrom("withdrawal.reject", "withdrawal.approv") }),
  fc.record({ objectId: fc.uuid() }),
  fc.record({ objectLabel: fc.constantFrom("", "WD-0") }),
  fc.record({ after: fc.constantFrom({ state: "rejected" }, {}, { approvals: "7" }) }),
  fc.record({ before: fc.constant(null) }),
  fc.record({ ip: fc.constantFrom("", "192.0.2.9") }),
  fc.record({ at: fc.integer({ min: 1, max: 999 }).map((milliseconds) => new Date(milliseconds)) }),
  fc.record({ requestId: fc.constant(null) }),
  fc.record({ apiKeyName: fc.constantFrom("", "Data warehouse") }),
);

type Forge = (
  index: number,
  change: Partial<LogRow>,
  other: number,
) => Pick<HistoryEdit, "rows"> & Partial<HistoryEdit>;
const changeRow = (index: number, by: Partial<LogRow>) =>
  original.with(index, { ...original[index]!, ...by });
const swapRows = (a: number, b: number) =>
  original
    .with(a, { ...original[b]!, sequence: original[a]!.sequence })
    .with(b, { ...original[a]!, sequence: original[b]!.sequence });
const withHead = (rows: LogRow[]) => ({ rows, head: headOf(rows) });

const forgeries: Record<string, Forge> = {
  "an edited field": (index, change) => ({ rows: changeRow(index, change) }),
  "an edited field with its hash": (index, change) => ({
    rows: original.with(index, sealRow(changeRow(index, change)[index]!)),
  }),
  "an edited field with every hash from there on": (index, change) =>
    withHead(rebuildChain(changeRow(index, change))),
  "a removed row": (index) => ({ rows: original.toSpliced(index, 1) }),
  "a removed row with every hash from there on": (index) =>
    withHead(rebuildChain(original.toSpliced(index, 1))),
  "two rows in each other's place": (index, _, other) => {
    const second = other === index ? (index + 1) % length : other;
    return { rows: swapRows(index, second), firstWrong: BigInt(Math.min(index, second) + 1) };
  },
  "a cut tail": (index) => ({ rows: original.slice(0, index) }),
  "a cut tail with the head set back": (index) => withHead(original.slice(0, index)),
};

describe.skipIf(skipReason)(`M7 history edited${skipReason ? ` (${skipReason})` : ""}`, () => {
  let database: TestPostgres;
  beforeAll(async () => {
    database = await openTestPostgres(2);
    await database.database.insert(activityLogs).values(original);
    await database.database.update(activityLogHead).set(head);
  });
  afterAll(() => database.close());

  test("an untouched log passes the check", async () => {
    expect(await verifyActivityLog(database.database, exported)).toEqual({
      intact: true,
      rows: BigInt(length),
    });
  });

  test("triggers refuse every edit, even a superuser's", async () => {
    for (const attempt of [
      sql`update activity_logs set action = 'nothing'`,
      sql`delete from activity_logs where sequence = ${length}`,
      sql`truncate activity_logs`,
      sql`delete from activity_log_head`,
    ]) {
      await expect(database.database.execute(attempt)).rejects.toMatchObject({ cause: { code: "23001" } });
    }
  });

  test.each(Object.keys(forgeries))(
    "an edit that bypasses the triggers is found at its row: %s",
    async (name) => {
      const numRuns = repetitions({ ci: 20, long: 2_000 });
      await fc.assert(
        fc.asyncProperty(index, change, index, async (index, change, other) => {
          const forgery = { head, firstWrong: BigInt(index + 1), ...forgeries[name]!(index, change, other) };
          expect(await verify(forgery, exported)).toMatchObject({
            intact: false,
            row: forgery.firstWrong,
          });
        }),
        { numRuns, ...replaySeed },
      );
      printCoverage(`M7: ${numRuns} times ${name}, all found`);
    },
  );

  test("reports the first changed row if the whole chain was recomputed, using an exported head", async () => {
    const rows = rebuildChain(changeRow(4, { action: "withdrawal.reject" }));
    const sampleHeads = exported.filter(({ sequence }) => sequence % 10n === 0n);
    expect(await verify({ ...withHead(rows), firstWrong: 5n }, sampleHeads)).toMatchObject({
      intact: false,
      row: 10n,
    });
  });

  async function verify(forgery: HistoryEdit, heads: Head[]): Promise<Verdict> {
    let verdict: Verdict | undefined;
    const rolledBack = database.database.transaction(async (tx) => {
      await forge(tx, forgery);
      verdict = await verifyActivityLog(tx, heads);
      tx.rollback();
    });
    await expect(rolledBack).rejects.toThrow("Rollback");
    return verdict!;
  }
});

async function forge(tx: Transaction, { rows, head }: HistoryEdit): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.delete(activityLogs);
  if (rows.length > 0) await tx.insert(activityLogs).values(rows);
  await tx.update(activityLogHead).set(head);
}
