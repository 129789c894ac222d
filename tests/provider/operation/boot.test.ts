import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#provider/app.ts";
import { readEnvironment } from "#provider/environment.ts";
import { openMemoryDatabase } from "../../support/databases/databases.ts";

const secret = "0123456789abcdef0123456789abcdef";
const environment = readEnvironment({
  TOKEN_SECRET: secret,
  INTERNAL_KEY: secret,
  PAYOUT_KEY: secret,
  LOG_LEVEL: "silent",
});
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  app = await buildApp({ environment, connection: await openMemoryDatabase() });
});
afterAll(() => app.close());

test("a start on a busy machine may take a minute", () => {
  expect(app.initialConfig.pluginTimeout).toBe(60_000);
});

test("an unknown path answers 404 with the envelope, in the request's language", async () => {
  const answer = await app.inject({ url: "/apis/nothing", headers: { "accept-language": "fr" } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 404, key: "not_found", message: "Introuvable." });
});

test("serves OpenAPI", async () => {
  const answer = await app.inject({ url: "/apis/docs/json" });
  expect(answer.json()).toMatchObject({ openapi: "3.1.0" });
});

test("OpenAPI describes refusals and the idempotency key", async () => {
  const { paths } = (await app.inject({ url: "/apis/docs/json" })).json();
  const operations = Object.entries<Record<string, { responses: object }>>(paths).filter(([path]) =>
    path.includes("/v1/"),
  );
  expect(operations.length).toBeGreaterThan(20);
  for (const [path, methods] of operations) {
    for (const { responses } of Object.values(methods)) {
      const properties = {
        key: expect.anything(),
        message: { type: "string" },
        requestId: { type: "string" },
      };
      const refusal = { content: { "application/json": { schema: { properties } } } };
      expect(responses, path).toMatchObject({ default: refusal });
    }
  }
  const headersOf = (method: "get" | "post", end: string) => {
    const [path] = Object.keys(paths).filter((path) => path.endsWith(end));
    const parameters: { in: string; name: string; required?: boolean }[] =
      paths[path!][method].parameters ?? [];
    return parameters
      .filter((parameter) => parameter.in === "header")
      .map(({ name, required = false }) => ({ name, required }));
  };
  const zone = { name: "x-time-zone", required: false };
  const name = "idempotency-key";
  expect(headersOf("post", "/v1/withdrawals")).toEqual([zone, { name, required: true }]);
  expect(headersOf("get", "/v1/withdrawals")).toEqual([zone]);
  for (const end of [
    "/v1/payout-methods",
    "/approve",
    "/reject",
    "/mark-paid",
    "/fail",
    "/withdrawals/bulk",
    "/users/bulk",
    "/offers/bulk",
  ])
    expect(headersOf("post", end), end).toEqual([zone, { name, required: false }]);
});
