import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { foldText } from "#shared/fold-text.ts";
import { adminListUsers } from "#contract/accounts/admin-users.ts";
import { adminListLeads } from "#contract/leads/admin-leads.ts";
import { listMails } from "#contract/notifications/mails.ts";
import { containing } from "#provider/database/queries/text-search.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { users, withdrawals } from "#provider/database/schema/schema.ts";
import { shopOrders } from "#provider/database/schema/shop-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addLeadRow, addShop } from "../../support/money/shops.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const letters = fc.string({
  unit: fc.constantFrom(..."aAéÉe\u0301üzZ ßẞıİæŒøØđłħþ'’`ʼأإآاَُّـةهىيیکكؤئ٣3שָçC\u200f\u200b株ﬁ😀"),
  maxLength: 16,
});

describeOnDatabase("comparing text in searches", (open) => {
  let provider: TestProvider;
  beforeAll(async () => void (provider = await startTestProvider({ open })));
  afterAll(() => provider.close());

  test("the database and the programs normalize text by the same rules", async () => {
    const texts = fc.sample(letters, { numRuns: 2_000, seed: 57 });
    const folded = sql<string>`search_text(value)`;
    const rows = await provider.connection.database
      .select({ folded })
      .from(sql`unnest(${sql.param(texts)}::text[]) with ordinality as t(value, at)`)
      .orderBy(sql`at`);
    expect(rows.map((row) => row.folded)).toEqual(texts.map(foldText));
  });

  test.each([
    ["أحمد العلي", "احمد"],
    ["فاطمة الزهراء", "فاطمه"],
    ["ليلى", "ليلي"],
    ["مُحَمَّد", "محمد"],
    ["Élodie Müller", "elodie muller"],
    ["Søren Weiß", "soren weiss"],
    ["Conor O’Brien", "o'brien"],
    ["Zoe Example", "ZOË"],
  ])("a member named %s is found by %s", async (name, q) => {
    const admin = await provider.signUp({ role: "admin" });
    const member = await provider.signUp({ name });
    const found = await provider.call(adminListUsers, { as: admin, query: { q } });
    expect(found.data.map(({ id }) => id)).toEqual([member.userId]);
  });

  test.each([
    ["أحمد العلي", "احمد"],
    ["فاطمة الزهراء", "فاطمه"],
    ["Élodie Müller", "elodie muller"],
  ])("admins find the mails to %s by %s", async (name, q) => {
    const [member, other] = [await provider.signUp({ name }), await provider.signUp()];
    for (const { userId } of [member, other]) await notifyUser(provider, userId, "Target");
    const admin = await provider.signUp({ role: "admin" });
    const { data } = await provider.call(listMails, { as: admin, query: { q } });
    expect(data.map(({ to }) => to)).toEqual([member.email]);
  });

  test("a member with an international address is found by it in both forms", async () => {
    const admin = await provider.signUp({ role: "admin" });
    const member = await provider.signUp({ email: "zoe@xn--bcher-kva.example" });
    const find = async (q: string) =>
      (await provider.call(adminListUsers, { as: admin, query: { q } })).data.map(({ id }) => id);
    expect(await find("Zoe@Bücher.example")).toEqual([member.userId]);
    expect(await find("zoe@xn--bcher-kva.example")).toEqual([member.userId]);
  });

  test.each(["% off", "off_", String.raw`_\ `])("searches for %s literally", async (q) => {
    const admin = await provider.signUp({ role: "admin" });
    await provider.signUp({ name: "Ten per cent off at once" });
    const name = String.raw`${randomUUID()} % off_\ now`;
    const member = await provider.signUp({ name });
    const found = await provider.call(adminListUsers, {
      as: admin,
      query: { q: `${name.slice(0, 36)} % off_` },
    });
    expect(found.data.map(({ id }) => id)).toEqual([member.userId]);
    const others = await provider.call(adminListUsers, { as: admin, query: { q } });
    expect(others.data.map(({ name: found }) => found).filter((other) => !other.includes(q))).toEqual([]);
  });

  describe("many matches", () => {
    const matches = 205;
    const occurredAt = new Date("2026-05-01T10:00:00Z");
    let admin: TestUser;
    let storeId: string;
    beforeAll(async () => {
      const { database } = provider.app;
      admin = await provider.signUp({ role: "admin" });
      ({ storeId } = await addShop(database, { name: "Crowded" }));
      const { userId } = await provider.signUp({ name: "Kamila Crowd" });
      for (let number = 1; number <= matches; number++)
        await addLeadRow(database, { userId, storeId, occurredAt, networkTransactionId: `BULK-${number}-X` });
    });

    test.each([
      ["of a transaction number", "bulk-", matches],
      ["of one transaction number", "bulk-100-", 1],
      ["of a member's name", "mila cro", matches],
      ["of nothing", "bulk-206", 0],
    ])("finds all leads with a part %s", async (_what, q, total) => {
      const found = await provider.call(adminListLeads, { as: admin, query: { q } });
      expect(found.meta.total).toBe(total);
    });

    test.each([
      [leads, "leads_search", [leads.networkTransactionId, leads.orderNumber]],
      [users, "users_search", [users.name, users.email]],
      [withdrawals, "withdrawals_search", [withdrawals.reference]],
      [shopOrders, "shop_orders_search", [shopOrders.reference]],
    ] as const)("reads part of a text by the index of table %#", async (table, index, columns) => {
      const plan = await provider.connection.database.transaction(async (tx) => {
        // Disables every way to read the table except a bitmap scan of an index.
        for (const way of ["seqscan", "indexscan", "indexonlyscan"])
          await tx.execute(sql`set local ${sql.raw(`enable_${way}`)} = off`);
        return tx.execute(sql`explain select from ${table} where ${containing("bulk-100", [...columns])}`);
      });
      expect(JSON.stringify(plan)).toContain(index);
    });
  });
});
