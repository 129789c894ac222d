import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { verifyActivityLog } from "#provider/modules/activity-logs/verify.ts";
import { placeWithdrawal } from "#provider/modules/withdrawals/request.ts";
import type { WithdrawalEvent } from "#provider/modules/withdrawals/transitions.ts";
import { explainMissingPostgres } from "../support/databases/databases.ts";
import { balancesOf, creditMember } from "../support/money/ledger.ts";
import { postgresProvider, type TestUser, withoutDayLimits } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { signUpPayee, takeAction, type Payee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();

// The allowed transitions, repeated here on purpose: the provider's own table is under test.
/** States without a payout run, which has its own test (`payout-runs`). */
type State = Exclude<WithdrawalState, "sent" | "unclaimed" | "returned">;
const allowed: Record<State, Partial<Record<WithdrawalEvent, State>>> = {
  requested: { approve: "approved", reject: "rejected", cancel: "canceled" },
  approved: { "mark-paid": "paid", fail: "failed" },
  paid: {},
  rejected: {},
  canceled: {},
  failed: {},
};
const pathTo: Record<State, WithdrawalEvent[]> = {
  requested: [],
  approved: ["approve"],
  paid: ["approve", "mark-paid"],
  rejected: ["reject"],
  canceled: ["cancel"],
  failed: ["approve", "fail"],
};
const wordOf: Partial<Record<WithdrawalState, string>> = { failed: "payment failed", rejected: "declined" };
const events: WithdrawalEvent[] = ["approve", "reject", "cancel", "mark-paid", "fail"];
const states = Object.keys(allowed) as State[];
const roundsOfPeople = 200;

describe.skipIf(skipReason)(`M5 illegal transition${skipReason ? ` (${skipReason})` : ""}`, () => {
  const { database, provider } = postgresProvider({ environment: withoutDayLimits });
  let admin: TestUser;
  let second: TestUser;
  let payee: Payee;
  beforeAll(async () => {
    await signIn();
    await creditMember(database.database, payee.userId, 100_000n);
  });
  afterAll(async () => {
    expect(await checkLedger(database.database)).toEqual([]);
    expect(await verifyActivityLog(database.database, [])).toMatchObject({ intact: true });
  });

  /**
   * Waits for as long as this many queries take. Without such a head start, the call with the most checks would
   * never win.
   */
  async function waitForQueries(count: number): Promise<void> {
    for (let query = 0; query < count; query++) await database.database.execute(sql`select 1`);
  }

  /** Signs in new users: money decisions need a login that is only minutes old. */
  async function signIn(): Promise<void> {
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
    second = await provider.signUp({ role: "admin", name: "Otto Auditor" });
    payee = await signUpPayee(provider, 0n);
  }
  async function requestWithdrawal(): Promise<string> {
    const order = { userId: payee.userId, payoutMethodId: payee.methodId, amount: 1_000n, currency: "USD" };
    return (await placeWithdrawal(database.database, order, { key: randomUUID(), at: new Date() })).id;
  }
  function send(event: WithdrawalEvent, id: string, by = admin) {
    return takeAction(provider, event, id, event === "cancel" ? payee : by);
  }
  function rejectionOf(event: WithdrawalEvent, state: WithdrawalState) {
    if (event === "cancel") return { key: "withdrawal_not_cancelable" };
    if (state === "requested")
      return { key: "withdrawal_not_approved", message: "This withdrawal isn’t approved yet." };
    const name = state === "canceled" ? payee.name : admin.name;
    return {
      key: "withdrawal_already_decided",
      message: `Already reviewed by ${name}: ${wordOf[state] ?? state}.`,
    };
  }
  async function rowOf(id: string) {
    const [row] = await database.database.select().from(withdrawals).where(eq(withdrawals.id, id));
    return row!;
  }

  test.each(states.flatMap((state) => events.map((event) => [state, event] as const)))(
    "%s × %s",
    async (state, event) => {
      await creditMember(database.database, payee.userId, 1_000n);
      const id = await requestWithdrawal();
      for (const step of pathTo[state]) expect((await send(step, id)).status).toBe(200);
      const before = await rowOf(id);
      const balances = await balancesOf(database.database, payee.userId);
      expect(before.state).toBe(state);
      const response = await send(event, id);
      const next = allowed[state][event];
      if (next) {
        expect(response.status).toBe(200);
        expect((await rowOf(id)).state).toBe(next);
        return;
      }
      // A repeated cancellation is the same event and gets the first response again (M2).
      if (state === "canceled" && event === "cancel") expect(response.data).toMatchObject({ id, state });
      else expect(response).toMatchObject({ status: 409, body: rejectionOf(event, state) });
      expect(await rowOf(id)).toEqual(before);
      expect(await balancesOf(database.database, payee.userId)).toEqual(balances);
    },
  );

  test("one of a simultaneous approval, rejection and cancellation wins, and the others are refused", async () => {
    const rounds = repetitions({ ci: 60, long: 10_000 });
    const wins: Partial<Record<string, number>> = {};
    for (let round = 0; round < rounds; round++) {
      if (round % roundsOfPeople === 0) await signIn();
      await creditMember(database.database, payee.userId, 1_000n);
      const id = await requestWithdrawal();
      const racers = rotateItems(
        [() => send("approve", id), () => send("reject", id, second), () => send("cancel", id)],
        round,
      );
      const responses = await Promise.all(
        racers.map(async (send, position) => {
          await waitForQueries(position * (round % 8));
          return send();
        }),
      );
      const { state, decidedBy } = await rowOf(id);
      const name = decidedBy === null ? payee.name : decidedBy === admin.userId ? admin.name : second.name;
      expect(responses.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409, 409]);
      expect(responses.find(({ status }) => status === 200)!.data.state).toBe(state);
      for (const { status, body } of responses) {
        if (status === 409 && body.key === "withdrawal_already_decided")
          expect(body.details).toEqual({ name, state });
      }
      wins[state] = (wins[state] ?? 0) + 1;
    }
    expect(Object.keys(wins).sort()).toEqual(["approved", "canceled", "rejected"]);
    printCoverage(
      `M5: ${rounds} rounds of simultaneous approve, reject and cancel, won by ${JSON.stringify(wins)}`,
    );
  });
});

function rotateItems<T>(items: T[], by: number): T[] {
  return items.map((_, index) => items[(index + by) % items.length]!);
}
