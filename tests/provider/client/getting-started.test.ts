import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { ApiError, createClient, dataOf } from "../../../client/index.mjs";
import { makeKey } from "../../support/programs/api-keys.ts";
import { testProvider, type TestUser } from "../../support/programs/provider.ts";

const provider = testProvider();
let admin: TestUser;
let origin: string;
let key: string;
beforeAll(async () => {
  origin = await provider.app.listen({ port: 0, host: "127.0.0.1" });
  admin = await provider.signUp({ role: "admin", name: "Ada Martin" });
  key = (await makeKey(provider, admin, { permissions: ["users.read"] })).token;
});

test("the script of the getting-started page lists the members with a key", async () => {
  const env = { ...process.env, CASHLANE_ORIGIN: origin, CASHLANE_KEY: key };
  const { stdout } = await promisify(execFile)(process.execPath, ["client/examples/members.mjs"], { env });
  expect(stdout.trim()).toBe(`${admin.userId},Ada Martin`);
});

test("the client throws a refusal with its key", async () => {
  const client = createClient({ origin, key });
  const rejection = await dataOf(client.GET("/v1/admin/leads", {})).catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(ApiError);
  expect(rejection).toMatchObject({ code: 403, key: "forbidden" });
});

test("the client names the address if another server answers", async () => {
  const fetch = () => Promise.resolve(new Response("<h1>Not found</h1>", { status: 404 }));
  const call = dataOf(createClient({ origin, key, fetch }).GET("/v1/admin/leads", {}));
  await expect(call).rejects.toThrow(/answered 404, not with the API/);
});

test("the client repeats a call that was refused for a moment, with the same idempotency key", async () => {
  const keys: (string | null)[] = [];
  const client = createClient({
    origin,
    key,
    async fetch(request) {
      keys.push(request.headers.get("idempotency-key"));
      return new Response("{}", { status: 503, headers: { "retry-after": "0" } });
    },
  });
  await client.POST("/v1/admin/mails/{id}/retry", { params: { path: { id: "x" } } });
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});
