import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { startTestProvider } from "../../support/programs/provider.ts";

describeOnBothDatabases("a database that another version changed", (open) => {
  const setup = openForFile(
    async () => startTestProvider({ open }),
    (provider) => provider.close(),
  );
  const newer = 4_102_444_800_000;
  const addUnknown = (when: number) =>
    setup.app.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-another-version', ${when})`,
    );

  test("is ready and migrates again while all its migrations are known", async () => {
    await setup.connection.migrate();
    expect((await setup.app.inject({ url: "/readyz" })).statusCode).toBe(200);
  });

  test("refuses to start on unknown migrations and explains what to do", async () => {
    await addUnknown(newer);
    await expect(setup.connection.migrate()).rejects.toThrow(
      "it has 1 migration of another version of Cashlane. Start the version that ran last, or restore a backup",
    );
  });

  test("stays ready when a newer version migrated the database meanwhile", async () => {
    expect((await setup.app.inject({ url: "/readyz" })).statusCode).toBe(200);
  });

  test("isn't ready when the database has migrations of another branch", async () => {
    await setup.app.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        select 'of-another-branch', max(created_at) - 1 from drizzle.__drizzle_migrations where created_at < ${newer}`,
    );
    const response = await setup.app.inject({ url: "/readyz" });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ checks: { database: true, schema: false } });
  });
});
