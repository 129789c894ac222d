import fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assignRole } from "#contract/admin-roles.ts";
import {
  adjustBalance,
  approveAdjustment,
  endUserSessions,
  liftWithdrawalWait,
  resetUserFactor,
  restoreUser,
  suspendUser,
} from "#contract/admin-users.ts";
import { approveStaffRequest, refuseStaffRequest } from "#contract/staff-requests.ts";
import { balanceAdjustments } from "#provider/database/adjustment-schema.ts";
import { staffRequests } from "#provider/database/role-schema.ts";
import { users, withdrawals } from "#provider/database/schema.ts";
import { openSession } from "#provider/modules/sessions/service.ts";
import { closeAndVerify } from "../support/money/two-admins.ts";
import { ask, signUpPayee, takeStep } from "../support/money/withdrawals.ts";
import { replay, report, roundsOf } from "../support/programs/rounds.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../support/programs/provider.ts";

/** Two admins who may work together, and the accomplice they would like to make one. */
const people = ["ada", "otto", "accomplice"] as const;
type Person = (typeof people)[number];

const steps = [
  "give role",
  "suspend",
  "restore",
  "reset factor",
  "sign out",
  "approve requests",
  "refuse requests",
  "adjust",
  "approve adjustments",
  "lift wait",
  "approve withdrawal",
  "pay withdrawal",
] as const;
type Step = (typeof steps)[number];
type Move = [person: Person, step: Step];

/** Above what one admin pays a member a day, and above what one adjusts. */
const large = 60_000;
const reason = "For a reason";

describe("M23 two colluding admins, an honest one and an accomplice", () => {
  let provider: TestProvider;
  let honest: TestUser;
  let staff: { ada: TestUser; otto: TestUser };
  beforeAll(async () => {
    provider = await startTestProvider();
    honest = await provider.signUp({ role: "admin" });
    staff = {
      ada: await provider.signUp({ role: "admin" }),
      otto: await provider.signUp({ role: "admin" }),
    };
  });
  afterAll(() => closeAndVerify(provider));

  /** Everybody active and in their first role, nothing undecided, and a large withdrawal that waits. */
  async function begin() {
    const { database } = provider.app;
    await database.delete(staffRequests);
    await database.update(users).set({ role: "member", status: "active", decidesOnMoneyFrom: null });
    for (const { userId } of [honest, staff.ada, staff.otto])
      await database.update(users).set({ role: "admin" }).where(eq(users.id, userId));
    const accomplice = await signUpPayee(provider, 200_000n);
    const { id } = (await ask(provider, accomplice, large)).data;
    return { accomplice, withdrawal: id };
  }
  type World = Awaited<ReturnType<typeof begin>>;

  /** The person's next login: what was done to them may have ended the last one. */
  async function signIn(user: TestUser): Promise<TestUser> {
    const { app } = provider;
    const [row] = await app.database.select().from(users).where(eq(users.id, user.userId));
    const origin = { ip: "127.0.0.1", userAgent: "test" };
    const pair = await app.database.transaction((tx) => openSession(app, tx, row!, origin));
    return { ...user, accessToken: pair.access_token };
  }

  async function move({ accomplice, withdrawal }: World, [person, step]: Move): Promise<void> {
    const as = await signIn(person === "accomplice" ? accomplice : staff[person]);
    const colleague = { as, params: { id: honest.userId } };
    const payee = { as, params: { id: accomplice.userId } };
    const { database } = provider.app;
    switch (step) {
      case "give role":
        await provider.call(assignRole, { ...payee, body: { role: "admin" } });
        return;
      case "suspend":
        await provider.call(suspendUser, { ...colleague, body: { reason, told: reason } });
        return;
      case "restore":
        await provider.call(restoreUser, { ...colleague, body: { reason } });
        return;
      case "reset factor":
        await provider.call(resetUserFactor, { ...colleague, body: { reason } });
        return;
      case "sign out":
        await provider.call(endUserSessions, { ...colleague, body: {} });
        return;
      case "approve requests":
      case "refuse requests": {
        const call = step === "approve requests" ? approveStaffRequest : refuseStaffRequest;
        const open = await database
          .select({ id: staffRequests.id })
          .from(staffRequests)
          .where(eq(staffRequests.state, "requested"));
        for (const { id } of open) await provider.call(call, { as, params: { id } });
        return;
      }
      case "adjust":
        await provider.call(adjustBalance, { ...payee, body: { amount: large, reason } });
        return;
      case "approve adjustments": {
        const open = await database
          .select({ id: balanceAdjustments.id })
          .from(balanceAdjustments)
          .where(eq(balanceAdjustments.state, "requested"));
        for (const { id } of open) await provider.call(approveAdjustment, { as, params: { id } });
        return;
      }
      case "lift wait":
        await provider.call(liftWithdrawalWait, { ...payee, body: { reason } });
        return;
      case "approve withdrawal":
        await takeStep(provider, "approve", withdrawal, as);
        return;
      case "pay withdrawal":
        await takeStep(provider, "mark-paid", withdrawal, as);
    }
  }

  /** What takes two pairs of eyes and has happened. */
  async function reached({ accomplice, withdrawal }: World): Promise<string[]> {
    const { database } = provider.app;
    const [paid] = await database.select().from(withdrawals).where(eq(withdrawals.id, withdrawal));
    const [puppet] = await database.select().from(users).where(eq(users.id, accomplice.userId));
    const [out] = await database.select().from(users).where(eq(users.id, honest.userId));
    const booked = await database
      .select({ state: balanceAdjustments.state })
      .from(balanceAdjustments)
      .where(eq(balanceAdjustments.userId, accomplice.userId));
    return [
      ...(paid!.state === "approved" || paid!.state === "paid" ? ["withdrawal"] : []),
      ...(puppet!.role === "member" ? [] : ["role"]),
      ...(out!.status === "active" ? [] : ["suspension"]),
      ...(booked.some(({ state }) => state === "booked") ? ["adjustment"] : []),
    ];
  }

  async function play(moves: readonly Move[]): Promise<string[]> {
    const world = await begin();
    for (const one of moves) await move(world, one);
    return reached(world);
  }

  test.each<[string, Move[]]>([
    [
      "withdrawal",
      [
        ["ada", "approve withdrawal"],
        ["otto", "approve withdrawal"],
      ],
    ],
    [
      "role",
      [
        ["ada", "give role"],
        ["otto", "approve requests"],
      ],
    ],
    [
      "suspension",
      [
        ["ada", "suspend"],
        ["otto", "approve requests"],
      ],
    ],
    [
      "adjustment",
      [
        ["ada", "adjust"],
        ["otto", "approve adjustments"],
      ],
    ],
  ])("%s: possible for two admins together", async (goal, moves) => {
    expect(await play(moves)).toEqual([goal]);
  });

  test("no sequence of up to six steps succeeds with a single admin", async () => {
    const sequence = (by: readonly Person[]) =>
      fc.array(fc.tuple(fc.constantFrom(...by), fc.constantFrom(...steps)), { minLength: 1, maxLength: 6 });
    let played = 0;
    await fc.assert(
      fc.asyncProperty(sequence(["ada", "accomplice"]), async (moves) => {
        played += 1;
        expect(await play(moves)).toEqual([]);
      }),
      { numRuns: roundsOf({ ci: 20, long: 5_000 }), endOnFailure: true, ...replay },
    );
    await fc.assert(
      fc.asyncProperty(sequence(people), async (moves) => {
        played += 1;
        const found = await play(moves);
        const acting = new Set(moves.map(([person]) => person).filter((one) => one !== "accomplice"));
        if (acting.size < 2) expect(found).toEqual([]);
      }),
      { numRuns: roundsOf({ ci: 20, long: 5_000 }), endOnFailure: true, ...replay },
    );
    report(`M23: ${played} sequences of up to six steps`);
  });
});
