import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { checkLedger } from "#provider/ledger/check.ts";
import { explainMissingPostgres } from "../support/databases/databases.ts";
import { earn } from "../support/money/earning.ts";
import { MemberModel, type Step } from "../support/money/money-model.ts";
import { postgresProvider, type TestUser, withoutDayLimits } from "../support/programs/provider.ts";
import { replaySeed, printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { submitWithdrawal, signUpPayee, takeAction, type Payee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();
const stepsInSequence = 100;

const amount: fc.Arbitrary<Step["amount"]> = fc.oneof(
  fc.constantFrom(999n, 1_000n, 50_000n, 50_001n, 500_001n).map((fixed) => () => fixed),
  fc.bigInt({ min: 1_000n, max: 60_000n }).map((fixed) => () => fixed),
  fc.constantFrom(-1n, 0n, 1n).map((difference) => (available: bigint) => available + difference),
);
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<Step["action"]>("earn", "make payable") },
    { weight: 1, arbitrary: fc.constantFrom<Step["action"]>("reject lead", "reverse lead") },
    { weight: 4, arbitrary: fc.constant<Step["action"]>("request") },
    {
      weight: 6,
      arbitrary: fc.constantFrom<Step["action"]>("cancel", "approve", "reject", "mark-paid", "fail"),
    },
  ),
  member: fc.nat(1),
  admin: fc.nat(1),
  pick: fc.nat(1_000),
  amount,
});

interface Member {
  payee: Payee;
  userId: string;
  model: MemberModel;
}

describe.skipIf(skipReason)(`M9 drift${skipReason ? ` (${skipReason})` : ""}`, () => {
  const { database, provider } = postgresProvider({ environment: withoutDayLimits });
  let admins: TestUser[];
  beforeAll(async () => {
    admins = [await provider.signUp({ role: "admin" }), await provider.signUp({ role: "admin" })];
  });

  test("conserves money after every operation of random sequences", { timeout: 3_600_000 }, async () => {
    const numRuns = repetitions({ ci: 12, long: 10_000 });
    const steps = fc.array(step, { minLength: stepsInSequence, maxLength: stepsInSequence });
    const tally = { done: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const members = [await newMember(), await newMember()];
        for (const next of sequence) {
          const isRejected = await take(next, members[next.member]!);
          tally[isRejected ? "refused" : "done"]++;
          await compare(members[next.member]!);
        }
        for (const member of members) await compare(member);
      }),
      { numRuns, endOnFailure: true, ...replaySeed },
    );
    expect(await checkLedger(database.database)).toEqual([]);
    expect(Math.min(tally.done, tally.refused)).toBeGreaterThan((numRuns * stepsInSequence) / 5);
    printCoverage(
      `M9: ${numRuns * stepsInSequence} operations, ${JSON.stringify(tally)}, invariants held after each`,
    );
  });

  async function newMember(): Promise<Member> {
    const payee = await signUpPayee(provider, 0n);
    return { payee, userId: payee.userId, model: new MemberModel() };
  }

  /** Takes a step in the product and in the model. Both must accept it or refuse it for the same reason. */
  async function take(next: Step, member: Member): Promise<boolean> {
    const { action, pick, admin } = next;
    const { payee, model } = member;
    if (
      action === "earn" ||
      action === "make payable" ||
      action === "reject lead" ||
      action === "reverse lead"
    ) {
      await earn(database.database, member, { ...next, action });
      return false;
    }
    if (action === "request") return request(member, next.amount(model.available));
    const withdrawal = model.withdrawals[pick % model.withdrawals.length];
    if (!withdrawal) {
      await earn(database.database, member, { ...next, action: "earn" });
      return false;
    }
    const actor = action === "cancel" ? payee : admins[admin]!;
    const response = await takeAction(provider, action, withdrawal.id, actor);
    const rejection = model.decided(withdrawal, action, admin);
    expect(response.body.key).toBe(rejection);
    return rejection !== undefined;
  }

  async function request({ payee, model }: Member, requested: bigint): Promise<boolean> {
    const amount = requested > 0n ? requested : 1n;
    const response = await submitWithdrawal(provider, payee, Number(amount));
    const rejection = model.rejectionOf(amount);
    expect(response.body.key).toBe(rejection);
    if (!rejection) model.requested(response.data.id, amount);
    return rejection !== undefined;
  }

  async function compare({ userId, model }: Member): Promise<void> {
    const { rows } = z
      .object({ rows: z.array(checkedRow) })
      .parse(await database.database.execute(checkedValuesOf(userId)));
    const { available, pending, reserved, withdrawals } = model;
    const states = withdrawals.map(({ id, state }) => `${id} ${state}`).sort();
    expect(rows[0]).toEqual({
      balances: {
        available: available.toString(),
        pending: pending.toString(),
        reserved: reserved.toString(),
      },
      derived: {
        available: available.toString(),
        pending: pending.toString(),
        reserved: reserved.toString(),
      },
      held: reserved.toString(),
      unbalanced: 0,
      states,
    });
  }
});

const balancesSchema = z.object({ available: z.string(), pending: z.string(), reserved: z.string() });
const checkedRow = z.object({
  balances: balancesSchema,
  derived: balancesSchema,
  held: z.string(),
  unbalanced: z.number(),
  states: z.array(z.string()),
});

// Returns a query that reads all checked figures of a member in one round trip.
function checkedValuesOf(userId: string) {
  const byKind = (value: string) =>
    sql`'{"available":"0","pending":"0","reserved":"0"}'::jsonb || coalesce(jsonb_object_agg(kind, ${sql.raw(value)}::text), '{}')`;
  return sql`
    with account as (select * from ledger_accounts where user_id = ${userId}),
    summed as (
      select kind, balance, (select coalesce(sum(amount), 0) from ledger_entries where account_id = account.id) as sum
      from account
    ),
    touched as (select transaction_id from ledger_entries join account on account.id = account_id)
    select
      (select ${byKind("balance")} from summed) as balances,
      (select ${byKind("sum")} from summed) as derived,
      (select coalesce(sum(amount), 0)::text from withdrawals
        where user_id = ${userId} and state in ('requested', 'approved')) as held,
      (select count(*)::int from (
        select from ledger_entries where transaction_id in (select transaction_id from touched)
        group by transaction_id having sum(amount) <> 0
      ) wrong) as unbalanced,
      (select coalesce(jsonb_agg(id::text || ' ' || state order by id::text || ' ' || state), '[]')
        from withdrawals where user_id = ${userId}) as states`;
}
