import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isOutage } from "#provider/database/engine/outage.ts";
import {
  openTestPostgres,
  explainMissingPostgres,
  type TestPostgres,
} from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

const skipReason = await explainMissingPostgres();

describe.skipIf(skipReason)(`an unavailable database${skipReason ? ` (${skipReason})` : ""}`, () => {
  let database: TestPostgres;
  let provider: TestProvider;
  beforeAll(async () => {
    database = await openTestPostgres(1);
    provider = await startTestProvider({
      connection: database,
      async prepare(app) {
        app.get("/ends-its-connection", async () => {
          await app.database.transaction(async (tx) => {
            await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
          });
        });
        app.get("/nobody-listens", () => Promise.reject(new Error("connect", { cause: connectionError() })));
      },
    });
  });
  afterAll(async () => {
    await provider.close();
    await database.close();
  });

  const connectionError = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const pingDatabase = () => database.database.execute(sql`select 1`);

  test.each(["/ends-its-connection", "/nobody-listens"])("%s: answers 503 with Retry-After", async (url) => {
    const response = await provider.app.inject({ url, headers: { "accept-language": "fr" } });
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("1");
    expect(response.json()).toMatchObject({ code: 503, key: "unavailable", requestId: expect.any(String) });
    await pingDatabase();
  });

  test("returns the connection when a transaction can't begin", async () => {
    const isolationLevel = "no such level" as "serializable";
    await expect(database.database.transaction(async () => {}, { isolationLevel })).rejects.toThrow();
    await pingDatabase();
  });

  test("doesn't report other database errors as an outage", async () => {
    const queryError = await database.database.execute(sql`select 1 / 0`).catch((error: unknown) => error);
    expect(isOutage(queryError)).toBe(false);
    expect(isOutage(new Error("x"))).toBe(false);
    expect(isOutage(undefined)).toBe(false);
  });
});
