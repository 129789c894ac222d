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
  const response = await app.inject({ url: "/apis/nothing", headers: { "accept-language": "fr" } });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 404, key: "not_found", message: "Introuvable." });
});

test("serves OpenAPI", async () => {
  const response = await app.inject({ url: "/apis/docs/json" });
  expect(response.json()).toMatchObject({ openapi: "3.1.0" });
});

test("OpenAPI describes refusals and the idempotency key", async () => {
  const { paths, components } = (await app.inject({ url: "/apis/docs/json" })).json();
  const operations = Object.entries<Record<string, { responses: object }>>(paths);
  expect(operations.length).toBeGreaterThan(20);
  for (const [path, methods] of operations) {
    for (const { responses } of Object.values(methods))
      expect(responses, path).toMatchObject({ default: { $ref: "#/components/responses/Error" } });
  }
  const headersOf = (method: "get" | "post", end: string) => {
    const [path] = Object.keys(paths).filter((path) => path.endsWith(end));
    const parameters: { $ref?: string; in: string; name: string; required?: boolean }[] =
      paths[path!][method].parameters ?? [];
    return parameters
      .map((one) => (one.$ref ? components.parameters[one.$ref.split("/").at(-1)!] : one))
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
