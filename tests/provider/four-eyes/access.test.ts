import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { permissionsFor, type Call } from "#contract/calls/call.ts";
import { builtInRoles, permissionsOfBuiltIn, type BuiltInRole } from "#contract/roles/permissions.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { users } from "#provider/database/schema/schema.ts";
import { allCalls, nameOf, openCalls } from "../../support/contract/contract-calls.ts";
import { openAnyDatabase } from "../../support/databases/databases.ts";
import { printCoverage } from "../../support/programs/repetitions.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const closed = allCalls.filter((call) => !openCalls.includes(nameOf(call)));
const admins = closed.filter((call) => call.path.startsWith("/v1/admin/"));
const withId = closed.filter((call) => call.path.includes("{id}"));
const withNames = (calls: Call[]) => calls.map((call) => [nameOf(call), call] as const);

let connection: Connection;
let provider: TestProvider;
/** One user per built-in role. */
let people: Record<BuiltInRole, TestUser>;
/** An admin who is demoted before each call, and promoted again after it. */
let demoted: TestUser;

beforeAll(async () => {
  connection = await openAnyDatabase();
  provider = await startTestProvider({ connection });
  const signedUp = builtInRoles.map(async (role) => [role, await provider.signUp({ role })] as const);
  people = Object.fromEntries(await Promise.all(signedUp)) as typeof people;
  demoted = await provider.signUp({ role: "admin" });
});
afterAll(async () => {
  await provider.close();
  await connection.close();
});

async function setRole(role: "admin" | "member") {
  await connection.database.update(users).set({ role }).where(eq(users.id, demoted.userId));
}

/** Makes a call with an unencoded path, which our own clients would never send. */
async function callRaw(call: Call, id: string, accessToken?: string) {
  const response = await provider.app.inject({
    method: call.method,
    url: `/apis${call.path.replace(/\{\w+\}/g, id)}`,
    headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
  });
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  return { status: response.statusCode, body: isJson ? response.json<Record<string, unknown>>() : {} };
}

const someId = "00000000-0000-4000-8000-000000000000";

describe("S7 who may call which endpoint", () => {
  test("covers the whole contract", () => {
    expect(admins.length).toBeGreaterThan(3);
    expect(withId.length).toBeGreaterThan(3);
    const roles = builtInRoles.length;
    printCoverage(
      `S7: ${closed.length} calls × nobody, ${admins.length} × ${roles} roles and an admin just demoted`,
    );
    // The calls that declare permissions are exactly those of the Manage Center.
    const guarded = closed.filter((call) => permissionsFor(call).length > 0);
    expect(guarded.map(nameOf)).toEqual(admins.map(nameOf));
  });

  test.each(withNames(closed))("%s refuses callers who are not signed in", async (_, call) => {
    const expected = {
      status: 401,
      body: { code: 401, key: "unauthenticated", message: "Authentication failed" },
    };
    expect(await callRaw(call, someId)).toMatchObject(expected);
    expect(await callRaw(call, someId, "not.a.token")).toMatchObject(expected);
  });

  test.each(withNames(admins))("%s refuses every role without its permission", async (_, call) => {
    for (const role of builtInRoles) {
      const isAllowed = permissionsFor(call).some((one) => permissionsOfBuiltIn(role).includes(one));
      const response = await callRaw(call, someId, people[role].accessToken);
      const expectedError = { status: 403, body: { code: 403, key: "forbidden", message: "Forbidden" } };
      if (isAllowed) expect(response, role).not.toMatchObject(expectedError);
      else expect(response, role).toMatchObject(expectedError);
      if (!isAllowed) expect(response.body).not.toHaveProperty("data");
    }
  });

  test.each(withNames(admins))(
    "%s refuses an admin from the first request after the demotion",
    async (_, call) => {
      await setRole("admin");
      expect((await callRaw(call, someId, demoted.accessToken)).status).not.toBe(403);
      await setRole("member");
      expect((await callRaw(call, someId, demoted.accessToken)).status).toBe(403);
    },
  );

  test("refuses tokens without a signature or signed with another secret", async () => {
    const member = await provider.signUp();
    const [, payload] = member.accessToken.split(".");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    const foreign = await startTestProvider({ connection, environment: { TOKEN_SECRET: "x".repeat(32) } });
    const subject = { userId: member.userId, sessionId: crypto.randomUUID() };
    const forged = await foreign.app.tokens.sign("api", subject, new Date());
    await foreign.close();
    for (const token of [none, forged]) {
      const response = await provider.app.inject({
        url: "/apis/v1/users/me",
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.statusCode).toBe(401);
    }
  });
});

describe("S9 malformed ids", () => {
  const ids = [
    ...["..%2F..%2Fusers", "%2e%2e%2f", "%252e%252e", "https:%2F%2Fevil.test"],
    ...["a%0d%0aX-Evil:1", "a%00", "%C3%A9", "a".repeat(65)],
  ];

  test.each(withNames(withId))("%s answers 400 and changes nothing", async (_, call) => {
    const admin = people.admin;
    for (const id of ids) {
      expect(await callRaw(call, id, admin.accessToken), id).toMatchObject({
        status: 400,
        body: { key: "validation_failed", fields: { id: ["This value isn’t valid."] } },
      });
    }
  });

  test.each(withNames(withId))("%s of an unknown id is not a server error", async (_, call) => {
    const admin = people.admin;
    for (const id of [someId, "unknown"]) {
      expect((await callRaw(call, id, admin.accessToken)).status, id).toBeLessThan(500);
    }
  });
});
