import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "#contract/accounts/auth.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { openMemoryDatabase } from "../../support/databases/databases.ts";
import { startTestProvider } from "../../support/programs/provider.ts";

let connection: Connection;

beforeAll(async () => {
  connection = await openMemoryDatabase();
});
afterAll(() => connection.close());

function tally(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test("limits calls per minute and address, registrations more strictly, health checks never", async () => {
  const provider = await startTestProvider({ connection, environment: { REQUESTS_PER_MINUTE: "30" } });
  const statuses = [];
  for (let index = 0; index < 25; index += 1) {
    const body = { name: "Noor", email: `${crypto.randomUUID()}@example.test`, password: "Right-horse-7" };
    statuses.push((await provider.call(register, { body, headers: { "accept-language": "fr" } })).status);
  }
  expect(tally(statuses)).toEqual({ 202: 20, 429: 5 });
  const [calls, probes] = [await requestOften("/apis/v1/users/me"), await requestOften("/healthz")];
  expect(tally(calls.map((response) => response.statusCode))).toEqual({ 401: 30, 429: 10 });
  expect(calls.at(-1)!.json()).toMatchObject({ code: 429, key: "rate_limited" });
  expect(tally(probes.map((response) => response.statusCode))).toEqual({ 200: 40 });
  await provider.close();

  async function requestOften(url: string) {
    const responses = [];
    for (let index = 0; index < 40; index += 1) responses.push(await provider.app.inject({ url }));
    return responses;
  }
});
