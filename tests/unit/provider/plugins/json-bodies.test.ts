import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jsonBodies, maxDepth, maxValues } from "#provider/plugins/json-bodies.ts";
import { toProblem } from "#provider/plugins/error-handler.ts";

const app = Fastify({ bodyLimit: 1024 * 1024 });
beforeAll(async () => {
  await app.register(jsonBodies);
  app.setErrorHandler((error, _request, reply) => void reply.status(toProblem(error).status).send());
  app.post("/", (request) => ({ body: request.body }));
});
afterAll(() => app.close());

const send = (payload: string) =>
  app.inject({ method: "POST", url: "/", headers: { "content-type": "application/json" }, payload });
const nestedArrays = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
/** Returns an array of numbers with this many values, including the array itself. */
const longArray = (values: number) => JSON.stringify(Array.from({ length: values - 1 }, () => 1));

test("accepts bodies up to the limits of depth and values", async () => {
  expect((await send(nestedArrays(maxDepth))).statusCode).toBe(200);
  expect((await send(longArray(maxValues))).statusCode).toBe(200);
});

test("refuses a body that is nested too deeply", async () => {
  expect((await send(nestedArrays(maxDepth + 1))).statusCode).toBe(400);
});

test("refuses a body with too many values", async () => {
  expect((await send(longArray(maxValues + 1))).statusCode).toBe(413);
});

test("refuses them before it parses them", async () => {
  // This isn't valid JSON, which the parser would refuse with 400.
  expect((await send(`${longArray(maxValues + 1)}]`)).statusCode).toBe(413);
});

test("counts no brackets and commas in texts", async () => {
  const body = { [`${"[".repeat(100)}\\"`]: `"${"{,\\".repeat(50_000)}` };
  expect((await send(JSON.stringify(body))).json()).toEqual({ body });
});

test("accepts an empty body", async () => {
  expect((await send("")).statusCode).toBe(200);
});
