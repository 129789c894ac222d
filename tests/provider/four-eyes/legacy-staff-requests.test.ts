import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import {
  approveStaffRequest,
  listStaffRequests,
  rejectStaffRequest,
} from "#contract/staff-requests/staff-requests.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { roles, staffRequests } from "#provider/database/schema/role-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { openSession } from "#provider/modules/sessions/service.ts";
import { openMemoryDatabase } from "../../support/databases/databases.ts";
import { startTestProvider } from "../../support/programs/provider.ts";

const names = ["ada", "otto", "former", "clerk", "friend", "stranger"] as const;
type Name = (typeof names)[number];
const ids = Object.fromEntries(names.map((name) => [name, crypto.randomUUID()])) as Record<Name, string>;
const [promotion, unconfirmed, widening, newRole, finished] = Array.from({ length: 5 }, () =>
  crypto.randomUUID(),
) as [string, string, string, string, string];

/**
 * Writes two admins, a former admin, a clerk with a custom role, and members, with four open requests and a
 * decided one, as they were stored before requests had steps.
 */
async function insertLegacyRequests({ database }: Connection): Promise<void> {
  for (const [name, role, isConfirmed] of [
    ["ada", "admin", true],
    ["otto", "admin", true],
    ["former", "member", true],
    ["clerk", "own-desk", true],
    ["friend", "member", true],
    ["stranger", "member", false],
  ] as const)
    await database.execute(sql`insert into users (id, email, email_verified_at, name, password_hash, role)
      values (${ids[name]}, ${`${name}@cashlane.test`}, ${isConfirmed ? "2026-01-01" : null}, ${name}, 'none', ${role})`);
  await database.execute(sql`insert into roles (key, name, permissions, version, created_by, created_at, changed_at)
    values ('own-desk', 'Desk', '{tickets.read,tickets.answer}', 3, ${ids.ada}, '2026-01-01', '2026-01-01')`);
  await database.execute(sql`insert into activity_logs
    (sequence, at, actor_id, actor_email, action, object_type, object_id, before, after, previous_hash, hash)
    values (1, '2026-01-01', ${ids.ada}, 'ada@cashlane.test', 'user.change-role', 'user', ${ids.former},
      '{"role": "finance"}', '{"role": "member"}', '', 'none')`);
  await database.execute(sql`update activity_log_head set sequence = 1, hash = 'none'`);
  await database.execute(sql`insert into staff_requests
    (id, kind, role, name, permissions, version, user_id, state, requested_by, requested_at, decided_by, decided_at) values
    (${promotion}, 'assign', 'admin', null, null, null, ${ids.friend}, 'requested', ${ids.ada}, '2026-02-01', null, null),
    (${unconfirmed}, 'assign', 'finance', null, null, null, ${ids.stranger}, 'requested', ${ids.ada}, '2026-02-02', null, null),
    (${widening}, 'save', 'own-desk', 'Payout desk', '{tickets.read,withdrawals.decide,no.longer}', 3, null, 'requested',
      ${ids.ada}, '2026-02-03', null, null),
    (${newRole}, 'save', 'own-new', 'Auditors', '{logs.read,roles.write}', null, null, 'requested',
      ${ids.ada}, '2026-02-04', null, null),
    (${finished}, 'assign', 'admin', null, null, null, ${ids.otto}, 'done', ${ids.former}, '2026-01-03', ${ids.ada},
      '2026-01-04')`);
}

test("decides on requests stored before requests had steps, by a second person", async () => {
  const connection = await openMemoryDatabase();
  await insertLegacyRequests(connection);
  const provider = await startTestProvider({ connection });
  onTestFinished(() => provider.close());
  const { database } = connection;
  async function signIn(name: Name) {
    const [user] = await database.select().from(users).where(eq(users.id, ids[name]));
    const origin = { ip: "127.0.0.1", userAgent: "test" };
    const pair = await database.transaction((tx) => openSession(provider.app, tx, user!, origin));
    return { accessToken: pair.access_token };
  }
  const [ada, otto] = [await signIn("ada"), await signIn("otto")];
  const approve = (as: typeof ada, id: string) => provider.call(approveStaffRequest, { as, params: { id } });
  const roleOf = async (name: Name) =>
    (await database.select().from(users).where(eq(users.id, ids[name])))[0]!.role;

  const open = (await provider.call(listStaffRequests, { as: otto })).data;
  expect(open.map(({ id }) => id)).toEqual([promotion, unconfirmed, widening, newRole]);
  expect(open.map(({ canApprove }) => canApprove)).toEqual([true, true, true, true]);
  expect(open[2]!.after).toEqual(["withdrawals.read", "withdrawals.decide", "tickets.read"]);
  expect((await approve(ada, promotion)).body.key).toBe("role_needs_other_admin");
  expect((await approve(otto, finished)).body.key).toBe("role_request_gone");

  expect((await approve(otto, promotion)).data.outcome).toBe("done");
  expect(await roleOf("friend")).toBe("admin");
  expect((await approve(otto, unconfirmed)).body.key).toBe("role_needs_confirmed_address");
  const rejection = await provider.call(rejectStaffRequest, { as: otto, params: { id: unconfirmed } });
  expect(rejection.status).toBe(200);
  expect(await roleOf("stranger")).toBe("member");
  expect((await approve(otto, widening)).data.outcome).toBe("done");
  expect((await approve(otto, newRole)).data.outcome).toBe("done");
  const saved = await database.select().from(roles).orderBy(roles.key);
  expect(saved.map(({ name, couldApprove }) => [name, couldApprove])).toEqual([
    ["Payout desk", false],
    ["Auditors", true],
  ]);
  const rows = await database.select().from(staffRequests).orderBy(staffRequests.requestedAt);
  expect(rows.map(({ state }) => state)).toEqual(["done", "done", "refused", "done", "done"]);
});
