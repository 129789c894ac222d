import fc from "fast-check";
import { expect, test } from "vitest";
import { bankScripts } from "#contract/payout-runs/bank-scripts.ts";
import { decideLines, type KnownPayment } from "#provider/modules/payout-reports/decide.ts";
import type { ParsedLine } from "#provider/modules/payout-reports/formats/parsed-report.ts";
import { readPayoutReport } from "#provider/modules/payout-reports/formats/read-payout-report.ts";
import { railOf } from "#provider/modules/payout-runs/rails/rails.ts";
import { processPaymentFile } from "#provider/simulated-bank/bank.ts";

const at = new Date("2026-11-27T10:00:00Z");
const rules = { viewer: "admin", isStatusEnough: false };
const iban = "DE89370400440532013000";

const ach = { bank: "First Bank", routingNumber: "091000019", companyId: "1234567890" };
const usAccount = {
  kind: "us_account",
  holder: "Mary Major",
  routingNumber: "021000021",
  accountNumber: "123456789",
  accountType: "checking",
} as const;
const bankAccount = { kind: "bank_transfer", holder: "Mary Major", iban } as const;
const targets = {
  sepa: { profile: "epc", details: bankAccount },
  wise: { profile: "batch", details: bankAccount },
  paypal: { profile: "web_upload", details: { kind: "paypal", email: "mary@example.com" } },
  nacha: { profile: "ppd", details: usAccount },
} as const;

interface World {
  file: { name: string; content: string };
  payments: KnownPayment[];
}

/** A run of payments with these amounts in cents, and its file. */
function runOf(amounts: number[], rail: keyof typeof targets): World {
  const currency = rail === "sepa" ? "EUR" : "USD";
  const payments = amounts.map((amount, index) => ({
    reference: `WD-0000000${index}`,
    net: BigInt(amount),
    details: targets[rail].details,
  }));
  const content = railOf[rail].write({
    id: "0b6e2f7e-54a5-4c2f-9a53-1a4f1f0f2c11",
    number: 12,
    profile: targets[rail].profile,
    currency,
    at,
    executionDay: "2026-11-30",
    account: { name: "Cashlane", iban, bic: "", ach },
    payments,
  });
  return {
    file: { name: `CL12.${railOf[rail].fileType(targets[rail].profile).extension}`, content },
    payments: payments.map(({ reference, net }, index) => ({
      runId: "run",
      runNumber: 12,
      withdrawalId: `w${index}`,
      userId: `u${index}`,
      reference,
      net,
      currency,
      state: "sent",
      isMethodMarked: false,
      sentOn: "2026-11-27",
    })),
  };
}

/** Applies answers one after another, as the import does: waiting lines are retried after each answer. */
function applyAll(world: World, reports: ParsedLine[][]) {
  const events: string[] = [];
  let waiting: ParsedLine[] = [];
  const payments = world.payments.map((payment) => ({ ...payment }));
  for (const lines of reports) {
    const { decisions, effects } = decideLines([...waiting, ...lines], payments, rules);
    events.push(...effects.map(({ payment, event }) => `${payment.reference} ${event}`));
    waiting = decisions.flatMap(({ line, outcome }) => (outcome === "waiting" ? [line] : []));
  }
  return { states: payments.map(({ state }) => state), events };
}

const createReports = (world: World, script: (typeof bankScripts)[number]) =>
  processPaymentFile(world.file, script, at).map(
    ({ content }) => readPayoutReport(Buffer.from(content)).lines,
  );

test.each([
  { rail: "sepa", rejected: "failed" },
  { rail: "wise", rejected: "failed" },
  { rail: "paypal", rejected: "failed" },
  { rail: "nacha", rejected: "returned" },
] as const)("our $rail file ends in each script's final state", ({ rail, rejected }) => {
  const ends = Object.fromEntries(
    bankScripts.map((script) => {
      const world = runOf([1000, 2000, 3000], rail);
      return [script, applyAll(world, createReports(world, script)).states.join(" ")];
    }),
  );
  expect(ends).toEqual({
    executes: "paid paid paid",
    rejects_one: `${rejected} paid paid`,
    returns_one: "paid paid returned",
    rejects_one_returns_one: `${rejected} paid returned`,
    rejects_file: "removed removed removed",
    books_batch: "paid paid paid",
    in_pieces: "paid paid paid",
    twice: "paid paid returned",
    out_of_order: "paid paid returned",
  });
});

test("any order and repetition of answers ends in one state, with one booking of each kind per payment", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 6 });
  const rail = fc.constantFrom(...(Object.keys(targets) as (keyof typeof targets)[]));
  fc.assert(
    fc.property(
      amounts,
      rail,
      fc.constantFrom(...bankScripts),
      fc.infiniteStream(fc.nat()),
      (sums, kind, script, picks) => {
        const world = runOf(sums, kind);
        const reports = createReports(world, script);
        const expected = applyAll(world, reports).states;
        const repeatedReports = [...reports, ...reports.filter(() => picks.next().value % 2 === 0)];
        const shuffled = repeatedReports
          .map((lines) => ({ lines, rank: picks.next().value as number }))
          .toSorted((one, other) => one.rank - other.rank)
          .map(({ lines }) => lines);
        const { states, events } = applyAll(world, shuffled);
        expect(states).toEqual(expected);
        expect(new Set(events).size).toBe(events.length);
      },
    ),
    { numRuns: 300 },
  );
});
