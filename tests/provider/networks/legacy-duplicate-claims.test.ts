import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { claims } from "#provider/database/schema/earning-schema.ts";
import { sqlStateOf } from "#provider/database/engine/sql-state.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";

describeOnDatabase("claims of one order from before spellings were compared", (open) => {
  const setup = openForFile(open, (connection) => connection.close());
  const [store, member] = [randomUUID(), randomUUID()];
  const add = (claim: Partial<typeof claims.$inferInsert>) =>
    setup.database.transaction(async (tx) => {
      // Disables foreign keys, because members, stores and visits don't matter here.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.insert(claims).values({
        id: randomUUID(),
        userId: member,
        storeId: store,
        clickId: randomUUID(),
        orderNumber: "41337",
        orderedOn: "2026-01-01",
        orderAmount: 1_000n,
        currency: "USD",
        createdAt: new Date("2026-01-02"),
        ...claim,
      });
    });

  test("stay beside each other if marked as earlier duplicates", async () => {
    await add({ orderNumber: "41337", isLegacyDuplicate: true });
    await add({ orderNumber: "#41337" });
    const rows = await setup.database.select().from(claims);
    expect(rows.map(({ orderReference }) => orderReference)).toEqual(["41337", "41337"]);
  });

  test("refuse a new claim of the order in any spelling", async () => {
    await expect(add({ orderNumber: "No. 41337" })).rejects.toSatisfy(
      (error) => sqlStateOf(error) === "23505",
    );
  });
});
