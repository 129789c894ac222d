import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adminListUsers, exportUsers } from "#contract/accounts/admin-users.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { createApiKey, getApiKey, revokeApiKey, rotateApiKey } from "#contract/api-keys/admin-api-keys.ts";
import { maxKeys } from "#contract/api-keys/key-rules.ts";
import { inviteUser } from "#contract/roles/admin-roles.ts";
import { apiKeys, apiKeyTokens } from "#provider/database/schema/api-key-schema.ts";
import { activityLogs } from "#provider/database/schema/activity-log-schema.ts";
import { roles } from "#provider/database/schema/role-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { verifyActivityLog } from "#provider/modules/activity-logs/verify.ts";
import { hashOfToken } from "#provider/modules/sessions/tokens.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { makeKey } from "../../support/programs/api-keys.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

describeOnDatabase("API keys", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  /** Admins' sessions begin at this time, so that their passwords were entered recently. */
  const start = new Date();
  let now = start;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
  });
  beforeEach(async () => {
    now = start;
    await provider.app.database.update(apiKeys).set({ revokedAt: start });
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
  });
  afterAll(() => provider.close());

  const once = () => ({ "idempotency-key": randomUUID() });
  const create = (settings?: Parameters<typeof makeKey>[2], by = admin) => makeKey(provider, by, settings);
  const advanceClock = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  const listUsers = (program: { accessToken: string }, headers: Record<string, string> = {}) =>
    provider.call(adminListUsers, { as: program, headers });
  const rotate = (id: string, replaces: string, overlapHours: 0 | 24 = 24, by = admin) =>
    provider.call(rotateApiKey, {
      as: by,
      params: { id },
      headers: once(),
      body: { overlapHours, replaces },
    });
  const revoke = (id: string, by = admin) => provider.call(revokeApiKey, { as: by, params: { id } });
  const setRole = (role: string) =>
    provider.app.database.update(users).set({ role }).where(eq(users.id, admin.userId));
  const fromAddress = (address: string) => ({
    "x-internal-key": provider.environment.INTERNAL_KEY,
    "x-client-address": address,
  });
  const rowsOf = async () => {
    const { database } = provider.app;
    return {
      keys: await database.select().from(apiKeys),
      tokens: await database.select().from(apiKeyTokens),
      logs: (await database.select().from(activityLogs)).map(({ after }) => after),
    };
  };

  test("a token is stored as a hash only", async () => {
    const { token } = await create();
    const rows = await rowsOf();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.tokens.map(({ hash }) => hash)).toContain(hashOfToken(token));
  });

  test("a repeated request gets the key without its token", async () => {
    const body = { name: "CRM", permissions: ["users.read" as const], addresses: [], lifetimeDays: null };
    const call = { as: admin, headers: once(), body };
    const first = await provider.call(createApiKey, call);
    const second = await provider.call(createApiKey, call);
    expect(second.data.apiKey.id).toBe(first.data.apiKey.id);
    expect(second.data.token).toBeNull();
  });

  test("notifies the creator of a new token", async () => {
    await create();
    const { data } = await provider.call(listSecurityEvents, { as: admin });
    expect(data[0]?.kind).toBe("api_key_issued");
  });

  test("has the permissions it was given and no others", async () => {
    const { program } = await create({ permissions: ["users.read"] });
    expect((await listUsers(program)).status).toBe(200);
    const rejection = await provider.call(listActivityLogs, { as: program });
    expect(rejection.status).toBe(403);
    expect(rejection.body.key).toBe("forbidden");
  });

  test("gets no permission that its creator lacks", async () => {
    const key = "clerk";
    const times = { createdAt: start, changedAt: start };
    const permissions = ["api-keys.read", "api-keys.write", "tickets.read"];
    await provider.app.database
      .insert(roles)
      .values({ key, name: key, permissions, createdBy: admin.userId, ...times });
    const clerk = await provider.signUp({ role: key });
    await create({ permissions: ["tickets.read"] }, clerk);
    const body = { name: "CRM", permissions: ["users.read" as const], addresses: [], lifetimeDays: null };
    const rejection = await provider.call(createApiKey, { as: clerk, headers: once(), body });
    expect(rejection.body.key).toBe("api_key_beyond_own");
  });

  test("loses the permissions that its creator loses", async () => {
    const { program } = await create({ permissions: ["users.read", "logs.read"] });
    await setRole("support");
    expect((await listUsers(program)).status).toBe(200);
    expect((await provider.call(listActivityLogs, { as: program })).status).toBe(403);
  });

  test("stops when its creator loses the role", async () => {
    const { apiKey, program } = await create();
    const reader = await provider.signUp({ role: "auditor" });
    await setRole("member");
    expect((await listUsers(program)).status).toBe(403);
    const { data } = await provider.call(getApiKey, { as: reader, params: { id: apiKey.id } });
    expect(data.state).toBe("stopped");
  });

  test("stops when its creator is suspended", async () => {
    const { program } = await create();
    const suspended = { status: "suspended" as const };
    await provider.app.database.update(users).set(suspended).where(eq(users.id, admin.userId));
    const rejection = await listUsers(program);
    expect(rejection.status).toBe(401);
    expect(rejection.body.key).toBe("api_key_invalid");
  });

  test("expires", async () => {
    const { apiKey, program } = await create({ lifetimeDays: 30 });
    advanceClock(30 * day - 1);
    expect((await listUsers(program)).status).toBe(200);
    const reader = await provider.signUp({ role: "auditor" });
    const stateOf = async () =>
      (await provider.call(getApiKey, { as: reader, params: { id: apiKey.id } })).data.state;
    expect(await stateOf()).toBe("expiring");
    advanceClock(1);
    expect((await listUsers(program)).status).toBe(401);
    expect(await stateOf()).toBe("expired");
  });

  test("is refused once it is revoked", async () => {
    const { apiKey, program } = await create();
    const other = await provider.signUp({ role: "admin" });
    expect((await revoke(apiKey.id, other)).data.state).toBe("revoked");
    expect((await listUsers(program)).body.key).toBe("api_key_invalid");
  });

  test("the previous token works until the overlap of a rotation ends", async () => {
    const { apiKey, program } = await create({ lifetimeDays: 30 });
    const { data } = await rotate(apiKey.id, apiKey.tokens[0]!.id);
    advanceClock(24 * hour - 1);
    expect((await listUsers(program)).status).toBe(200);
    advanceClock(1);
    expect((await listUsers(program)).status).toBe(401);
    expect((await listUsers({ accessToken: data.token! })).status).toBe(200);
  });

  test("a rotation restarts the key's lifetime, but doesn't extend the previous token", async () => {
    const { apiKey, program } = await create({ lifetimeDays: 30 });
    const end = new Date(start.getTime() + hour);
    await provider.app.database.update(apiKeys).set({ expiresAt: end }).where(eq(apiKeys.id, apiKey.id));
    const { data } = await rotate(apiKey.id, apiKey.tokens[0]!.id);
    expect(data.apiKey.expiresAt).toBe(new Date(start.getTime() + 30 * day).toISOString());
    advanceClock(hour);
    expect((await listUsers(program)).status).toBe(401);
  });

  test("of two rotations of one token the second is refused", async () => {
    const { apiKey } = await create();
    const replaces = apiKey.tokens[0]!.id;
    await rotate(apiKey.id, replaces);
    expect((await rotate(apiKey.id, replaces)).body.key).toBe("secret_already_rotated");
  });

  test("only its creator can rotate a key", async () => {
    const { apiKey } = await create();
    const other = await provider.signUp({ role: "admin" });
    const rejection = await rotate(apiKey.id, apiKey.tokens[0]!.id, 0, other);
    expect(rejection.body.key).toBe("api_key_of_other");
  });

  test("a revoked key can't be rotated", async () => {
    const { apiKey } = await create();
    await revoke(apiKey.id);
    expect((await rotate(apiKey.id, apiKey.tokens[0]!.id)).body.key).toBe("api_key_ended");
  });

  test("works from the listed addresses only", async () => {
    const { program } = await create({ addresses: ["192.0.2.0/24", "2001:db8::/32"] });
    const keyOf = async (address: string) => (await listUsers(program, fromAddress(address))).body.key;
    expect(await keyOf("192.0.3.7")).toBe("api_key_address");
    expect(await keyOf("192.0.2.7")).toBeUndefined();
    expect(await keyOf("::ffff:192.0.2.7")).toBeUndefined();
    expect(await keyOf("2001:db8::7")).toBeUndefined();
  });

  test("records its use at most once a minute", async () => {
    const { apiKey, program } = await create();
    const use = async () => {
      const [row] = await provider.app.database.select().from(apiKeys).where(eq(apiKeys.id, apiKey.id));
      return [row!.lastUsedAt?.getTime(), row!.lastUsedAddress];
    };
    await listUsers(program, fromAddress("192.0.2.1"));
    advanceClock(59_000);
    await listUsers(program, fromAddress("192.0.2.2"));
    expect(await use()).toEqual([start.getTime(), "192.0.2.1"]);
    advanceClock(1_000);
    await listUsers(program, fromAddress("192.0.2.3"));
    expect(await use()).toEqual([now.getTime(), "192.0.2.3"]);
  });

  test("the activity log names the key, and verifies", async () => {
    const { apiKey, program } = await create({ permissions: ["users.write"] });
    const email = `${randomUUID()}@example.test`;
    const body = { name: "Noor Haddad", email, language: "en" as const };
    expect((await provider.call(inviteUser, { as: program, body })).status).toBe(201);
    const { data } = await provider.call(listActivityLogs, { as: admin, query: { limit: 1 } });
    expect(data[0]?.actor).toEqual({
      id: admin.userId,
      email: admin.email,
      apiKey: { id: apiKey.id, name: "Data warehouse" },
    });
    expect(await verifyActivityLog(provider.app.database, [])).toMatchObject({ intact: true });
  });

  test("the activity log of a person's action names no key", async () => {
    await create();
    const { data } = await provider.call(listActivityLogs, { as: admin, query: { limit: 1 } });
    expect(data[0]?.actor.apiKey).toBeNull();
  });

  test("reads every page of an export, which the log names it for", async () => {
    const { program } = await create();
    await provider.app.database.insert(users).values(
      Array.from({ length: 501 }, (_, index) => {
        const id = randomUUID();
        return { id, email: `${id}@example.test`, name: `Member ${index}`, passwordHash: "" };
      }),
    );
    const url = `/apis${exportUsers.path}`;
    const headers = { authorization: `Bearer ${program.accessToken}` };
    const response = await provider.app.inject({ url, headers });
    expect(response.body.split("\n").length).toBeGreaterThan(501);
    const { data } = await provider.call(listActivityLogs, { as: admin, query: { limit: 1 } });
    expect(data[0]?.actor.apiKey?.name).toBe("Data warehouse");
  });

  test("there are at most 50 keys that work", async () => {
    const row = { name: "CRM", permissions: ["users.read" as const], addresses: [], createdAt: now };
    const others = Array.from({ length: maxKeys }, () => ({
      ...row,
      id: randomUUID(),
      createdBy: admin.userId,
    }));
    await provider.app.database.insert(apiKeys).values(others);
    const body = { ...row, createdAt: undefined, lifetimeDays: null };
    const rejection = await provider.call(createApiKey, { as: admin, headers: once(), body });
    expect(rejection.body.key).toBe("api_key_limit");
  });
});
