import { eq, notInArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { assignRole, createRole } from "#contract/roles/admin-roles.ts";
import { approveStaffRequest, listStaffRequests } from "#contract/staff-requests/staff-requests.ts";
import { suspendUser } from "#contract/accounts/admin-users.ts";
import { builtInRolesWith, type Permission } from "#contract/roles/permissions.ts";
import { roles, staffRequests } from "#provider/database/schema/role-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import type { TestUser } from "../../support/programs/provider.ts";

test("M22 the database records who could approve by the only built-in role that may", () => {
  expect(builtInRolesWith("roles.write")).toEqual(["admin"]);
});

describeOnDatabase("M22 one admin alone", (open) => {
  const { provider, admin, second } = twoAdmins(open);
  const setUser = ({ userId }: TestUser, columns: Partial<typeof users.$inferInsert>) =>
    provider.app.database.update(users).set(columns).where(eq(users.id, userId));
  const giveRole = (user: TestUser, role: string) =>
    provider.call(assignRole, { as: admin, params: { id: user.userId }, body: { role } });
  const create = (name: string, permissions: Permission[]) =>
    provider.call(createRole, { as: admin, body: { name, permissions } });

  let accomplice: TestUser;
  beforeEach(async () => {
    const others = notInArray(users.id, [admin.userId, second.userId]);
    await provider.app.database.update(users).set({ role: "member" }).where(others);
    await provider.app.database.update(users).set({ approverSince: null }).where(others);
    await provider.app.database.delete(staffRequests);
    await setUser(second, { role: "admin", status: "active", approverSince: null });
    accomplice = await provider.signUp();
  });

  test("no one becomes an admin after all others were suspended", async () => {
    const body = { reason: "None", memberMessage: "None at all" };
    const params = { id: second.userId };
    const { data } = await provider.call(suspendUser, { as: admin, params, body });
    expect(data.status).toBe("active");
    expect(data.waitsFor).toEqual(["suspend"]);
    expect((await giveRole(accomplice, "admin")).body.key).toBe("suspension_undecided");
  });

  test("no one becomes an admin after all others were demoted", async () => {
    expect((await giveRole(second, "member")).data.outcome).toBe("requested");
    expect((await giveRole(accomplice, "admin")).data.outcome).toBe("requested");
  });

  test("grants no money permission once all others are suspended", async () => {
    await setUser(second, { status: "suspended" });
    expect((await create("Payers", ["withdrawals.decide"])).data.outcome).toBe("requested");
  });

  test("treats a colleague as another approver after their role lost the permission to assign roles", async () => {
    await setUser(second, { role: "member", approverSince: null });
    const key = "own-approvers";
    const [createdAt, createdBy] = [new Date(), admin.userId];
    await provider.app.database.insert(roles).values({
      key,
      name: "Approvers",
      permissions: ["roles.read", "roles.write"],
      createdBy,
      createdAt,
      changedAt: createdAt,
    });
    await setUser(second, { role: key, approverSince: null });
    await provider.app.database
      .update(roles)
      .set({ permissions: ["roles.read"] })
      .where(eq(roles.key, key));
    expect((await giveRole(accomplice, "admin")).data.outcome).toBe("requested");
    await setUser(second, { role: "member" });
    expect((await giveRole(accomplice, "admin")).data.outcome).toBe("requested");
  });

  test("no one approves their own request while the others are suspended", async () => {
    await setUser(second, { status: "suspended" });
    await giveRole(accomplice, "admin");
    const { data: requests } = await provider.call(listStaffRequests, { as: admin });
    const id = requests.find(({ user }) => user?.id === accomplice.userId)!.id;
    const response = await provider.call(approveStaffRequest, { as: admin, params: { id } });
    expect(response).toMatchObject({ status: 403, body: { key: "role_needs_other_admin" } });
  });

  test("a founder without colleagues creates the second admin", async () => {
    await setUser(second, { role: "member" });
    await setUser(second, { approverSince: null });
    expect((await giveRole(accomplice, "admin")).data.outcome).toBe("done");
    expect((await giveRole(second, "admin")).data.outcome).toBe("requested");
  });
});
