import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import {
  assignRole,
  changeRole,
  createRole,
  deleteRole,
  inviteUser,
  listRoles,
  renameUser,
} from "#contract/roles/admin-roles.ts";
import {
  approveStaffRequest,
  listStaffRequests,
  rejectStaffRequest,
} from "#contract/staff-requests/staff-requests.ts";
import { adminGetUser, adminListUsers, suspendUser } from "#contract/accounts/admin-users.ts";
import { adminListTickets } from "#contract/tickets/admin-tickets.ts";
import { getAccount } from "#contract/accounts/account.ts";
import { login, resetPassword } from "#contract/accounts/auth.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { roles } from "#provider/database/schema/role-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { sqlStateOf } from "#provider/database/engine/sql-state.ts";
import { linkToken } from "#provider/modules/mail-links/link-token.ts";
import { findLiveSessions } from "#provider/realtime/live-sessions.ts";
import { sessions } from "#provider/database/schema/session-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import type { TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("roles", (open) => {
  const { provider, admin, second } = twoAdmins(open);

  const create = (name: string, permissions: Permission[], as = admin) =>
    provider.call(createRole, { as, body: { name, permissions } });
  const change = (
    key: string,
    body: { name: string; permissions: Permission[]; version: number },
    as = admin,
  ) => provider.call(changeRole, { as, params: { key }, body });
  const giveRole = (user: TestUser, role: string, as = admin) =>
    provider.call(assignRole, { as, params: { id: user.userId }, body: { role } });
  const remove = (key: string, replacement: string, version = 1) =>
    provider.call(deleteRole, { as: admin, params: { key }, body: { replacement, version } });
  const readRoles = async (as = admin) => provider.call(listRoles, { as });
  const requests = async (as = admin) => (await provider.call(listStaffRequests, { as })).data;
  const roleOf = async (key: string) => (await readRoles()).data.find((role) => role.key === key);
  const setUser = ({ userId }: TestUser, columns: Partial<typeof users.$inferInsert>) =>
    provider.app.database.update(users).set(columns).where(eq(users.id, userId));
  const expectedError = { status: 403, body: { key: "forbidden" } };

  test("creates a role without money permissions at once; write permission implies read; changes apply at once", async () => {
    const { data: created } = await create("Mailroom", ["tickets.answer", "users.read"]);
    expect(created.outcome).toBe("done");
    expect(await roleOf(created.key)).toMatchObject({
      name: "Mailroom",
      permissions: ["users.read", "tickets.read", "tickets.answer"],
      version: 1,
      people: { count: 0 },
    });

    const clerk = await provider.signUp({ role: created.key, name: "Cleo Clerk" });
    expect((await provider.call(getCurrentUser, { as: clerk })).data).toMatchObject({
      role: created.key,
      role_name: "Mailroom",
      permissions: ["users.read", "tickets.read", "tickets.answer"],
    });
    expect((await provider.call(getAccount, { as: clerk })).data.roleName).toBe("Mailroom");
    const inRole = await provider.call(adminListUsers, { as: clerk, query: { role: created.key } });
    expect(inRole.data).toMatchObject([{ id: clerk.userId, role: created.key, roleName: "Mailroom" }]);
    expect((await provider.call(adminListTickets, { as: clerk })).status).toBe(200);
    expect(await roleOf(created.key)).toMatchObject({ people: { count: 1, some: [{ name: "Cleo Clerk" }] } });

    const [session] = await provider.app.database
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, clerk.userId));
    const readState = async () =>
      (await findLiveSessions(provider.app.database, [session!.id], new Date())).get(session!.id);
    const before = await readState();
    expect(
      (await change(created.key, { name: "Post", permissions: ["users.read"], version: 1 })).status,
    ).toBe(200);
    // Sockets compare this value: they are closed, and reconnect with the new role.
    expect(await readState()).not.toBe(before);
    expect(await provider.call(adminListTickets, { as: clerk })).toMatchObject(expectedError);
    expect((await provider.call(adminListUsers, { as: clerk })).status).toBe(200);

    const stale = { name: "Post", permissions: [], version: 1 };
    expect(await change(created.key, stale)).toMatchObject({ status: 409, body: { key: "role_changed" } });
    expect(await create("POST", [])).toMatchObject({
      status: 422,
      body: { fields: { name: ["Another role has this name."] } },
    });
    expect((await change("finance", { ...stale, name: "Mine" })).status).toBe(404);
  });

  test("a role with money permissions waits for a second person, once", async () => {
    const { data: roleRequest } = await create("Payday", ["withdrawals.pay"]);
    expect(roleRequest.outcome).toBe("requested");
    expect(await roleOf(roleRequest.key)).toBeUndefined();
    const [request] = await requests();
    expect(request).toMatchObject({
      kind: "save",
      roleName: "Payday",
      before: [],
      after: ["withdrawals.read", "withdrawals.pay"],
      requestedBy: { id: admin.userId },
      canApprove: false,
    });
    expect((await requests(second))[0]!.canApprove).toBe(true);

    const approve = (as: TestUser) => provider.call(approveStaffRequest, { as, params: { id: request!.id } });
    expect(await approve(admin)).toMatchObject({ status: 403, body: { key: "role_needs_other_admin" } });
    const twice = await Promise.all([approve(second), approve(second)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await roleOf(roleRequest.key)).toMatchObject({ permissions: request!.after });

    // Adding permissions requires two admins again; removing them doesn't.
    const more: Permission[] = ["withdrawals.pay", "leads.read"];
    expect(
      (await change(roleRequest.key, { name: "Payday", permissions: more, version: 1 })).data.outcome,
    ).toBe("requested");
    const less = { name: "Payday", permissions: ["withdrawals.read" as const], version: 1 };
    expect((await change(roleRequest.key, less)).data.outcome).toBe("done");
    // The request refers to an outdated version of the role.
    const [outdated] = await requests();
    const lateApproval = await provider.call(approveStaffRequest, {
      as: second,
      params: { id: outdated!.id },
    });
    expect(lateApproval).toMatchObject({ status: 409, body: { key: "role_changed" } });
    const rejectResponse = await provider.call(rejectStaffRequest, {
      as: admin,
      params: { id: outdated!.id },
    });
    expect(rejectResponse.status).toBe(200);
    expect(await requests()).toEqual([]);
  });

  test("assigning a money role needs another person's approval, and ends earlier logins", async () => {
    const person = await provider.signUp();
    expect((await giveRole(person, "support")).data).toMatchObject({
      outcome: "done",
      user: { role: "support" },
    });
    expect((await provider.call(getCurrentUser, { as: person })).status).toBe(401);
    expect((await giveRole(person, "support")).body.key).toBe("role_unchanged");
    expect((await giveRole(person, "own-nothing")).body).toMatchObject({ key: "role_unknown" });
    expect((await giveRole(admin, "member")).body.key).toBe("own_account");

    expect((await giveRole(person, "finance")).data).toMatchObject({
      outcome: "requested",
      user: { role: "support" },
    });
    const [request] = await requests(second);
    expect(request).toMatchObject({ kind: "assign", role: "finance", user: { id: person.userId } });
    // An approval is invalid once its author lost the role.
    await setUser(admin, { role: "auditor" });
    const deletedRole = await provider.call(approveStaffRequest, { as: second, params: { id: request!.id } });
    expect(deletedRole).toMatchObject({ status: 409, body: { key: "role_request_gone" } });
    await setUser(admin, { role: "admin" });
    await provider.call(approveStaffRequest, { as: second, params: { id: request!.id } });
    const { data } = await provider.call(adminGetUser, { as: admin, params: { id: person.userId } });
    expect(data.role).toBe("finance");

    await setUser(person, { role: "member" });
    const { data: log } = await provider.call(listActivityLogs, { as: admin, query: { q: person.email } });
    expect(log.map(({ action }) => action)).toEqual([
      "user.change-role",
      "user.request-role",
      "user.change-role",
    ]);
  });

  test("no one grants permissions they lack or affects other staff", async () => {
    const { data: staff } = await create("People", ["roles.write", "users.write", "users.suspend"]);
    const [request] = await requests(second);
    await provider.call(approveStaffRequest, { as: second, params: { id: request!.id } });
    const lead = await provider.signUp({ role: staff.key });
    const beyond = { status: 403, body: { key: "role_beyond_own" } };
    expect(await create("Bank", ["withdrawals.pay"], lead)).toMatchObject(beyond);
    expect(await giveRole(await provider.signUp(), "finance", lead)).toMatchObject(beyond);
    for (const target of [admin, await provider.signUp({ role: "support" })]) {
      expect(await giveRole(target, "member", lead)).toMatchObject(expectedError);
      const suspended = await provider.call(suspendUser, {
        as: lead,
        params: { id: target.userId },
        body: { reason: "Mine now", memberMessage: "It is mine now" },
      });
      expect(suspended).toMatchObject(expectedError);
    }
    // Users can't give up their own role. Another admin can always change it.
    expect((await giveRole(lead, "member", lead)).body.key).toBe("own_account");
    await setUser(lead, { role: "member" });
  });

  test("a role is deleted with money approval where needed; the database keeps one in use", async () => {
    const { data: old } = await create("Readers", ["clicks.read", "leads.read"]);
    const { data: narrower } = await create("Clicks", ["clicks.read"]);
    const reader = await provider.signUp({ role: old.key });
    const forced = provider.app.database.delete(roles).where(eq(roles.key, old.key));
    expect(sqlStateOf(await forced.catch((error: unknown) => error))).toBe("23001");
    expect((await remove(old.key, "support")).body.key).toBe("role_replacement_gains");
    expect((await remove(old.key, old.key)).body.key).toBe("role_unknown");
    expect((await remove(old.key, narrower.key)).data.moved).toBe(1);
    expect((await provider.call(getCurrentUser, { as: reader })).status).toBe(401);
    expect(await roleOf(old.key)).toBeUndefined();
    expect(await roleOf(narrower.key)).toMatchObject({ people: { count: 1 } });
  });

  test("an invitation creates an account only its owner can open; names can be corrected", async () => {
    const email = `invited-${crypto.randomUUID()}@example.test`;
    const body = { name: "Ines Invited", email, language: "fr" as const };
    const { data: invited } = await provider.call(inviteUser, { as: admin, body });
    expect(invited).toMatchObject({ email, role: "member", status: "active" });
    expect(await provider.call(inviteUser, { as: admin, body })).toMatchObject({
      status: 409,
      body: { key: "email_taken", fields: { email: [expect.any(String)] } },
    });
    const [link] = await provider.app.database
      .select()
      .from(mailLinks)
      .where(and(eq(mailLinks.userId, invited.id), eq(mailLinks.purpose, "invitation")));
    const token = linkToken(provider.environment.TOKEN_SECRET, link!.id);
    const newPassword = "Quiet-otter-19";
    expect((await provider.call(resetPassword, { body: { token, newPassword } })).status).toBe(200);
    expect((await provider.call(login, { body: { email, password: newPassword } })).status).toBe(200);

    const renamed = await provider.call(renameUser, {
      as: admin,
      params: { id: invited.id },
      body: { name: "Inès Invitée" },
    });
    expect(renamed.data.name).toBe("Inès Invitée");
  });
});
