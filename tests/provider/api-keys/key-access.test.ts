import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createApiKey, listApiKeys, revokeApiKey } from "#contract/api-keys/admin-api-keys.ts";
import { keyPermissions } from "#contract/api-keys/key-rules.ts";
import { type Call, permissionsFor } from "#contract/calls/call.ts";
import { authenticate } from "#provider/plugins/identity.ts";
import { allCalls, nameOf, openCalls } from "../../support/contract/contract-calls.ts";
import { makeKey } from "../../support/programs/api-keys.ts";
import { testProvider, type TestUser } from "../../support/programs/provider.ts";

const provider = testProvider();
let admin: TestUser;
/** A key with every permission that keys can have. */
let full: Awaited<ReturnType<typeof makeKey>>;
beforeAll(async () => {
  admin = await provider.signUp({ role: "admin" });
  full = await makeKey(provider, admin, { permissions: [...keyPermissions] });
});

async function errorKeyOf(call: Call): Promise<string> {
  const response = await provider.app.inject({
    method: call.method,
    url: `/apis${call.path.replace(/\{\w+\}/g, randomUUID())}`,
    headers: { authorization: `Bearer ${full.token}` },
  });
  return response.json<{ key: string }>().key;
}

async function errorKeysOf(calls: Call[]): Promise<string[]> {
  return Promise.all(calls.map(async (call) => `${nameOf(call)} ${await errorKeyOf(call)}`));
}

test.each(["api-keys.read", "api-keys.write", "roles.write", "networks.secrets"] as const)(
  "a key can't be given %s",
  async (permission) => {
    const rejection = await provider.call(createApiKey, {
      as: admin,
      headers: { "idempotency-key": randomUUID() },
      body: { name: "CRM", permissions: [permission], addresses: [], lifetimeDays: null },
    });
    expect(rejection.body.key).toBe("api_key_beyond_own");
  },
);

test("a key can't list or revoke keys", async () => {
  const { apiKey, program } = full;
  expect((await provider.call(listApiKeys, { as: program })).status).toBe(403);
  expect((await provider.call(revokeApiKey, { as: program, params: { id: apiKey.id } })).status).toBe(403);
});

test("a key can't make a call that requires a step-up", async () => {
  const guarded = allCalls.filter(({ stepUp }) => stepUp === true);
  const expected = guarded.map((call) => {
    const permissions = permissionsFor(call);
    const isHeld = permissions.some((one) => keyPermissions.includes(one));
    const key = permissions.length === 0 ? "api_key_call" : isHeld ? "api_key_step_up" : "forbidden";
    return `${nameOf(call)} ${key}`;
  });
  expect(await errorKeysOf(guarded)).toEqual(expected);
});

test("a key can't make calls that declare no permission: personal ones and those of admins only", async () => {
  const closed = allCalls.filter(
    (call) => permissionsFor(call).length === 0 && !openCalls.includes(nameOf(call)),
  );
  expect(await errorKeysOf(closed)).toEqual(closed.map((call) => `${nameOf(call)} api_key_call`));
});

test("a key can't open a socket", async () => {
  await expect(authenticate(provider.app, full.token, "realtime")).rejects.toThrow("unauthenticated");
});

test("a mistyped token is refused like an unknown one", async () => {
  const program = { accessToken: `${full.token.slice(0, -1)}${full.token.endsWith("0") ? "1" : "0"}` };
  expect((await provider.call(listApiKeys, { as: program })).body.key).toBe("api_key_invalid");
});
