import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";

const migrations = sql`drizzle.__drizzle_migrations`;

describeOnBothDatabases("a database from before the baseline migration", (open) => {
  const setup = openForFile(open, (connection) => connection.close());
  const count = async () => {
    const { rows } = (await setup.database.execute(
      sql`select count(*)::integer as "count" from ${migrations}`,
    )) as unknown as { rows: { count: number }[] };
    return rows[0]!.count;
  };

  test("continues if it has all migrations of the baseline", async () => {
    const created = await count();
    await setup.database.execute(sql`insert into ${migrations} (hash, created_at)
      select 'replaced', (select min(created_at) from ${migrations}) - number from generate_series(1, 76) as number`);
    await setup.migrate();
    expect(await setup.countUnknownMigrations()).toBe(0);
    expect(await count()).toBe(created + 76);
  });

  test("reports an additional migration as unknown", async () => {
    await setup.database.execute(
      sql`insert into ${migrations} (hash, created_at) values ('of-another-version', 1)`,
    );
    expect(await setup.countUnknownMigrations()).toBe(1);
  });

  test("is refused if migrations are missing, and names the version that upgrades it", async () => {
    await setup.database.execute(sql`delete from ${migrations} where hash <> 'replaced'`);
    await expect(setup.migrate()).rejects.toThrow(
      "it was last used by a version before 0.2.0, which this version can't upgrade. Start Cashlane 0.2.0 once to upgrade it, then this version",
    );
  });

  test("is refused and stays unchanged", async () => {
    expect(await count()).toBe(76);
  });
});
