import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { opened } from "../../support/opened.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { startTestProvider } from "../../support/programs/provider.ts";

describeOnBothDatabases("a database that another version changed", (open) => {
  const setup = opened(
    async () => startTestProvider({ open }),
    (provider) => provider.close(),
  );
  const addUnknown = () =>
    setup.app.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-another-version', 4102444800000)`,
    );

  test("is ready and migrates again while all its migrations are known", async () => {
    await setup.connection.migrate();
    expect((await setup.app.inject({ url: "/readyz" })).statusCode).toBe(200);
  });

  test("refuses to start on unknown migrations and explains what to do", async () => {
    await addUnknown();
    await expect(setup.connection.migrate()).rejects.toThrow(
      "it has 1 migration of another version of Cashlane. Start the version that ran last, or restore a backup",
    );
  });

  test("is not ready when another version migrated the database meanwhile", async () => {
    const answer = await setup.app.inject({ url: "/readyz" });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ checks: { database: true, schema: false } });
  });
});
