import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { assignRole, changeRole, createRole, deleteRole } from "#contract/roles/admin-roles.ts";
import {
  adminGetUser,
  endUserSessions,
  resetUserFactor,
  restoreUser,
  suspendUser,
} from "#contract/accounts/admin-users.ts";
import {
  builtInRoles,
  isSensitivePermission,
  permissions,
  permissionsOfBuiltIn,
} from "#contract/roles/permissions.ts";
import {
  approveStaffRequest,
  listStaffRequests,
  rejectStaffRequest,
} from "#contract/staff-requests/staff-requests.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { roles, staffRequests } from "#provider/database/schema/role-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { openSession } from "#provider/modules/sessions/service.ts";
import { applyOperatorStep, listHolders } from "#provider/modules/staff-requests/operator.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { withSecondFactor } from "../../support/programs/second-factor.ts";

const minute = 60 * 1000;
const body = { reason: "Seen at the wrong desk", memberMessage: "Please call us" };

describeOnDatabase("M23 acting on staff who decide on money", (open) => {
  let provider: TestProvider;
  let now = new Date("2026-03-04T12:00:00Z");
  let ada: TestUser;
  let otto: TestUser;
  let honest: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
  });
  beforeEach(async () => {
    now = new Date(now.getTime() + 24 * 60 * minute);
    await provider.app.database.delete(staffRequests);
    await provider.app.database.update(users).set({ role: "member" });
    await provider.app.database.update(users).set({ approverSince: null, sensitiveRoleSince: null });
    [ada, otto, honest] = (await Promise.all(
      ["Ada", "Otto", "Hana"].map((name) => provider.signUp({ role: "admin", name })),
    )) as [TestUser, TestUser, TestUser];
  });
  afterAll(() => closeAndVerify(provider));

  const suspend = (user: TestUser, as = ada) =>
    provider.call(suspendUser, { as, params: { id: user.userId }, body });
  const restore = (user: TestUser, as = ada) =>
    provider.call(restoreUser, { as, params: { id: user.userId }, body: { reason: body.reason } });
  const giveRole = (user: TestUser, role: string, as = ada) =>
    provider.call(assignRole, { as, params: { id: user.userId }, body: { role } });
  const requests = async (as = ada) => (await provider.call(listStaffRequests, { as })).data;
  const approve = async (as: TestUser) =>
    provider.call(approveStaffRequest, { as, params: { id: (await requests(as))[0]!.id } });
  const reject = async (as: TestUser) =>
    provider.call(rejectStaffRequest, { as, params: { id: (await requests(as))[0]!.id } });
  const load = async (user: TestUser, as = otto) =>
    (await provider.call(adminGetUser, { as, params: { id: user.userId } })).data;
  const setUser = ({ userId }: TestUser, columns: Partial<typeof users.$inferInsert>) =>
    provider.app.database.update(users).set(columns).where(eq(users.id, userId));
  async function mailsTo(user: TestUser): Promise<string[]> {
    const rows = await provider.app.database
      .select({ type: mailItems.type })
      .from(mailItems)
      .innerJoin(mails, eq(mails.id, mailItems.mailId))
      .where(eq(mails.userId, user.userId))
      .orderBy(mailItems.createdAt);
    return rows.map(({ type }) => type).filter((type) => type.startsWith("staff_"));
  }

  test("a suspension of staff waits for a second person, and its subject can't decide on it", async () => {
    expect((await suspend(honest)).data).toMatchObject({ status: "active", waitsFor: ["suspend"] });
    expect((await approve(ada)).body.key).toBe("suspension_undecided");
    expect((await approve(otto)).status).toBe(200);
    expect((await load(honest)).status).toBe("suspended");
    expect(await requests(otto)).toEqual([]);
  });

  test("a requested suspension signs its subject out and blocks both people until decided", async () => {
    await suspend(honest);
    expect((await provider.call(getCurrentUser, { as: honest })).status).toBe(401);
    const person = await provider.signUp();
    expect((await giveRole(person, "support")).body.key).toBe("suspension_undecided");
    expect((await reject(ada)).status).toBe(200);
    expect((await giveRole(person, "support")).data.outcome).toBe("done");
  });

  test("restoring, demoting and resetting a second factor wait as well, also for former holders", async () => {
    await setUser(honest, { status: "suspended" });
    expect((await restore(honest)).data).toMatchObject({ status: "suspended", waitsFor: ["restore"] });
    await approve(otto);
    expect((await load(honest)).status).toBe("active");
    expect((await giveRole(honest, "support")).data.outcome).toBe("requested");
    await approve(otto);
    expect((await load(honest)).role).toBe("support");
    await setUser(honest, { role: "member" });
    await withSecondFactor(provider, await signInAgain(honest));
    const reset = { as: ada, params: { id: honest.userId }, body: { reason: body.reason } };
    expect((await provider.call(resetUserFactor, reset)).data.secondFactors).toEqual(["app"]);
    await approve(otto);
    expect((await load(honest)).secondFactors).toEqual([]);
  });
  /** Signs in the same user again. */
  async function signInAgain(user: TestUser): Promise<TestUser> {
    const { app } = provider;
    const [row] = await app.database.select().from(users).where(eq(users.id, user.userId));
    const origin = { ip: "127.0.0.1", userAgent: "test" };
    const pair = await app.database.transaction((tx) => openSession(app, tx, row!, origin));
    return { ...user, accessToken: pair.access_token, refreshToken: pair.refresh_token };
  }

  test("one person alone can't take a role away by editing or deleting it", async () => {
    const key = `own-${randomUUID().slice(0, 8)}`;
    const row = {
      key,
      name: key,
      permissions: ["withdrawals.read", "withdrawals.pay"],
      createdBy: ada.userId,
    };
    await provider.app.database.insert(roles).values({ ...row, createdAt: now, changedAt: now });
    await setUser(honest, { role: key });
    const less = { name: key, permissions: ["withdrawals.read" as const], version: 1 };
    const changed = await provider.call(changeRole, { as: ada, params: { key }, body: less });
    expect(changed.data.outcome).toBe("requested");
    const removal = { replacement: "member", version: 1 };
    const removed = await provider.call(deleteRole, { as: ada, params: { key }, body: removal });
    expect(removed).toMatchObject({ status: 409, body: { key: "role_delete_needs_two" } });
    await setUser(honest, { role: "member" });
    expect((await provider.call(deleteRole, { as: ada, params: { key }, body: removal })).status).toBe(200);
  });

  test("suspending staff requires a recent password; suspending members doesn't", async () => {
    now = new Date(now.getTime() + 11 * minute);
    expect((await suspend(honest)).body.key).toBe("step_up_required");
    const ended = { as: ada, params: { id: honest.userId }, body: {} };
    expect((await provider.call(endUserSessions, ended)).body.key).toBe("step_up_required");
    expect((await suspend(await provider.signUp())).data.status).toBe("suspended");
  });

  test("mails all other holders of money permissions at once, including suspended ones", async () => {
    await setUser(honest, { status: "suspended" });
    const person = await provider.signUp();
    await giveRole(person, "finance");
    await approve(otto);
    expect(await mailsTo(honest)).toEqual(["staff_role_requested", "staff_role_given"]);
    expect(await mailsTo(otto)).toEqual(["staff_role_requested"]);
    expect(await mailsTo(ada)).toEqual(["staff_role_given"]);
    await suspend(person);
    expect((await mailsTo(honest)).at(-1)).toBe("staff_suspend_requested");
  });

  test("a role granted by the only admin can't decide on money for a set time, which is shown", async () => {
    await setUser(otto, { role: "member" });
    await setUser(honest, { role: "member" });
    await provider.app.database
      .update(users)
      .set({ approverSince: null, sensitiveRoleSince: null })
      .where(inArray(users.id, [otto.userId, honest.userId]));
    expect((await giveRole(otto, "admin")).data.outcome).toBe("done");
    const newLogin = await signInAgain(otto);
    const person = await provider.signUp();
    const early = await giveRole(person, "support", newLogin);
    expect(early).toMatchObject({ status: 403, body: { key: "role_too_new" } });
    expect(early.body.message).toContain("2026");
    const from = new Date(now.getTime() + 72 * 60 * minute);
    const [row] = await provider.app.database.select().from(users).where(eq(users.id, otto.userId));
    expect(row!.canApprovePaymentsFrom).toEqual(from);
    await setUser(otto, { canApprovePaymentsFrom: now });
    expect((await giveRole(person, "support", newLogin)).data.outcome).toBe("done");
  });

  test("refuses roles for unconfirmed and suspended accounts, also if requested before", async () => {
    const unverifiedUser = await provider.signUp({ isVerified: false });
    expect(await giveRole(unverifiedUser, "support")).toMatchObject({
      status: 422,
      body: { key: "role_needs_confirmed_address" },
    });
    const person = await provider.signUp();
    await giveRole(person, "finance");
    await setUser(person, { status: "suspended" });
    expect((await approve(otto)).body.key).toBe("role_needs_active_account");
    await setUser(person, { status: "active", emailVerifiedAt: null });
    expect((await approve(otto)).body.key).toBe("role_needs_confirmed_address");
    expect((await load(person)).role).toBe("member");
  });

  test("the operator restores a holder of money permissions and removes one who has left, with mails to all and a log entry", async () => {
    const { database } = provider.app;
    await setUser(honest, { status: "suspended" });
    const from = new Date(now.getTime() + 72 * 60 * minute);
    const step = { reason: "Called back", at: now, canApprovePaymentsFrom: from };
    expect(await applyOperatorStep(database, { ...step, step: "restore", email: honest.email })).toBe(true);
    expect(await applyOperatorStep(database, { ...step, step: "restore", email: honest.email })).toBe(false);
    expect((await load(honest)).status).toBe("active");
    const person = await provider.signUp();
    expect((await giveRole(person, "support", honest)).body.key).toBe("role_too_new");
    for (const { email } of [honest, otto])
      expect(await applyOperatorStep(database, { ...step, step: "forget", email })).toBe(true);
    expect((await giveRole(person, "finance")).data.outcome).toBe("done");
    const holders = (await listHolders(database)).map(({ email, approverSince }) => [email, approverSince]);
    expect(holders).toContainEqual([otto.email, null]);
    expect(await mailsTo(ada)).toEqual([
      "staff_restore",
      "staff_approver_forgotten",
      "staff_approver_forgotten",
    ]);
  });

  test("the database lists exactly the money permissions", async () => {
    for (const permission of permissions) {
      const { rows } = (await provider.app.database.execute(
        sql`select has_money_permission(array[${permission}]::text[]) as noted`,
      )) as unknown as { rows: { noted: boolean }[] };
      expect(rows[0]!.noted, permission).toEqual(isSensitivePermission(permission));
    }
    const sensitiveRoles = builtInRoles.filter((role) =>
      permissionsOfBuiltIn(role).some(isSensitivePermission),
    );
    expect(sensitiveRoles).toEqual(["admin", "finance"]);
    expect(
      (await provider.call(createRole, { as: ada, body: { name: "Desk", permissions: ["users.read"] } })).data
        .outcome,
    ).toBe("done");
  });
});
