import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { adminGetWithdrawal, approveWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Queryable } from "#provider/database/engine/connection.ts";
import { users, withdrawals } from "#provider/database/schema/schema.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { changeRole, changeStatus } from "#provider/modules/accounts/changes.ts";
import { verifyActivityLog } from "#provider/modules/activity-logs/verify.ts";
import { explainMissingPostgres, roundTrips } from "../support/databases/databases.ts";
import { balancesOf, creditMember } from "../support/money/ledger.ts";
import { postgresProvider, type TestUser, withoutDayLimits } from "../support/programs/provider.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { submitWithdrawal, type Payee, signUpPayee } from "../support/money/withdrawals.ts";

const skipReason = await explainMissingPostgres();
const rounds = repetitions({ ci: 20, long: 2_000 });
const roundsOfPeople = 200;
/** The number of rounds for the last group of users: new users are created every `roundsOfPeople` rounds. */
const lastRounds = ((rounds - 1) % roundsOfPeople) + 1;
// One admin may approve up to 500.00.
const [small, large] = [1_000, 60_000];

describe.skipIf(skipReason)(`M6 rogue admins${skipReason ? ` (${skipReason})` : ""}`, () => {
  const { database, provider } = postgresProvider({ environment: withoutDayLimits });
  let other: TestUser;
  let payee: Payee;
  beforeAll(async () => {
    await signIn();
  });
  afterAll(async () => {
    expect(await checkLedger(database.database)).toEqual([]);
    expect(await verifyActivityLog(database.database, [])).toMatchObject({ intact: true });
  });

  /** Signs in new users: money decisions need a login that is only minutes old. */
  async function signIn(): Promise<void> {
    other = await provider.signUp({ role: "admin" });
    payee = await signUpPayee(provider, 0n);
  }
  const approve = (as: TestUser, id: string) => provider.call(approveWithdrawal, { as, params: { id } });
  const viewState = async (id: string) =>
    (await provider.call(adminGetWithdrawal, { as: other, params: { id } })).data;

  async function stateOf(queryable: Queryable, id: string) {
    const [row] = await queryable.select().from(withdrawals).where(eq(withdrawals.id, id));
    return row?.state;
  }

  const changes = [
    ["demotion", { role: "member" }],
    ["suspension", { status: "suspended" }],
  ] as const;

  test.each(changes)("refuses a decision received before a %s was committed", async (_, change) => {
    const admin = await provider.signUp({ role: "admin" });
    const payee = await signUpPayee(provider, 10_000n);
    const { id } = (await submitWithdrawal(provider, payee, small)).data;
    const response = await during(admin, change, () => approve(admin, id));
    expect(response).toMatchObject({ status: 403, body: { key: "forbidden" } });
    expect(await viewState(id)).toMatchObject({
      state: "requested",
      approvals: { given: 0 },
      decidedBy: null,
    });
  });

  test.each(changes)("returns no saved answer to a form sent again before a %s", async (_, change) => {
    const admin = await provider.signUp({ role: "admin" });
    const payee = await signUpPayee(provider, 10_000n);
    const { id } = (await submitWithdrawal(provider, payee, small)).data;
    const headers = { "idempotency-key": randomUUID() };
    const send = () => provider.call(approveWithdrawal, { as: admin, params: { id }, headers });
    expect((await send()).status).toBe(200);
    expect(await during(admin, change, send)).toMatchObject({ status: 403, body: { key: "forbidden" } });
  });

  /** Removes an admin's permission in one of two ways. Returns the withdrawal's state at that time. */
  async function dismiss({ userId }: TestUser, id: string, round: number) {
    return inTransaction(database.database, async (unit) => {
      if (round % 2 === 0) await changeRole(provider.app, unit, userId, "member");
      else await changeStatus(provider.app, unit, userId, { status: "suspended" });
      return stateOf(unit.tx, id);
    });
  }

  /**
   * Runs both calls: in steps 0 and 1 in sequence, in either order; in later steps concurrently, with a growing
   * delay of `one`.
   */
  async function runWithDelay<A, B>(
    step: number,
    one: () => Promise<A>,
    other: () => Promise<B>,
  ): Promise<readonly [A, B]> {
    if (step === 0) return [await one(), await other()];
    if (step > 1) return Promise.all([roundTrips(database, step - 2).then(one), other()]);
    const result = await other();
    return [await one(), result];
  }

  test.each([
    ["their own approval", small],
    ["another's, after their first", large],
  ])(
    "an approval at the same time as an admin's dismissal is valid only if given before it: %s",
    async (what, amount) => {
      const outcomes = { approved: 0, refused: 0 };
      for (let round = 0; round < rounds; round++) {
        if (round % roundsOfPeople === 0) await signIn();
        const rogue = await provider.signUp({ role: "admin" });
        await creditMember(database.database, payee.userId, BigInt(amount));
        const { id } = (await submitWithdrawal(provider, payee, amount)).data;
        if (amount === large) expect((await approve(rogue, id)).status).toBe(200);
        const [stateThen, response] = await runWithDelay(
          Math.floor(round / 2) % 14,
          () => dismiss(rogue, id, round),
          () => approve(amount === large ? other : rogue, id),
        );
        const { state, approvedBy } = await viewState(id);
        expect(state, `round ${round}, answered ${response.status}`).toBe(stateThen);
        expect(approvedBy.some((one) => one.id === rogue.userId)).toBe(state === "approved");
        outcomes[state === "approved" ? "approved" : "refused"] += 1;
      }
      const reserved = BigInt(amount * lastRounds);
      expect(await balancesOf(database.database, payee.userId)).toEqual({
        available: 0n,
        pending: 0n,
        reserved,
      });
      expect(Object.values(outcomes)).not.toContain(0);
      printCoverage(`M6: ${rounds} rounds of a dismissal during ${what}: ${JSON.stringify(outcomes)}`);
    },
  );

  test("one admin in two tabs gives one approval, with or without another admin's", async () => {
    let admin = other;
    for (let round = 0; round < rounds; round++) {
      if (round % roundsOfPeople === 0) {
        await signIn();
        admin = await provider.signUp({ role: "admin" });
      }
      await creditMember(database.database, payee.userId, BigInt(large));
      const { id } = (await submitWithdrawal(provider, payee, large)).data;
      const deciders = [admin, admin, other].slice(0, 2 + (round % 2));
      const responses = await Promise.all(deciders.map((decider) => approve(decider, id)));
      const approvers = new Set(deciders.map(({ userId }) => userId));
      const { state, approvedBy } = await viewState(id);
      expect(responses.filter(({ status }) => status === 200).length, `round ${round}`).toBe(approvers.size);
      expect(responses.filter(({ status }) => status === 409)).toHaveLength(1);
      expect(approvedBy.map((one) => one.id).sort()).toEqual([...approvers].sort());
      expect(state).toBe(approvers.size === 2 ? "approved" : "requested");
    }
    const reserved = BigInt(large * lastRounds);
    expect(await balancesOf(database.database, payee.userId)).toMatchObject({ available: 0n, reserved });
    printCoverage(`M6: ${rounds} rounds of one admin in two tabs, one approval each`);
  });

  /** Makes a call while an admin's change is uncommitted. Returns its response after the commit. */
  async function during<T>(
    admin: TestUser,
    change: Partial<typeof users.$inferInsert>,
    call: () => Promise<T>,
  ): Promise<T> {
    const pending = await database.database.transaction(async (tx) => {
      await tx.update(users).set(change).where(eq(users.id, admin.userId));
      const response = call();
      await waitForLockOr(response);
      return { response };
    });
    return pending.response;
  }

  /** Waits until a session of this database is blocked by a row lock, or until the response arrives. */
  async function waitForLockOr(response: Promise<unknown>): Promise<void> {
    let isSettled = false;
    void response.finally(() => (isSettled = true));
    while (!isSettled && (await countWaiting()) === 0);
  }

  async function countWaiting(): Promise<number> {
    const waiting = sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const countSchema = z.object({ rows: z.tuple([z.object({ count: z.number() })]) });
    return countSchema.parse(await database.database.execute(waiting)).rows[0].count;
  }
});
