import { expect, test } from "vitest";
import {
  adminGetCustomer,
  adminGetCustomerContact,
  adminListCustomers,
} from "#contract/shop/admin-shop-customers.ts";
import { decideOrder } from "#contract/shop/admin-shop-orders.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { shopCustomers } from "#provider/database/schema/shop-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { eq } from "drizzle-orm";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { creditMember } from "../../support/money/ledger.ts";
import { buyReward, stockedCard } from "../../support/money/rewards.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";

describeOnBothDatabases("the shop's customers", (open) => {
  const { provider, admin } = twoAdmins(open);

  test("lists customers with the totals of their orders, in every sorting, paged", async () => {
    const { database } = provider.app;
    const { variant } = await stockedCard(provider, admin, { codes: 8 });
    const orders: Record<string, number[]> = { Ann: [2], Bob: [1, 1, 1], Cem: [1], Dot: [] };
    const ids: Record<string, string> = {};
    for (const [name, quantities] of Object.entries(orders)) {
      const buyer = await provider.signUp({ name: `${name} Buyer` });
      ids[name] = buyer.userId;
      await creditMember(database, buyer.userId, 100_000n);
      for (const quantity of quantities) {
        const { data } = await buyReward(provider, buyer, { variant, quantity, total: 4_750 * quantity });
        if (name === "Cem")
          await provider.call(decideOrder, {
            as: admin,
            params: { id: data.id },
            body: { step: "refund", reason: "Wrong card" },
          });
      }
    }
    await database.update(users).set({ country: "FR", phone: "+33123456789" }).where(eq(users.id, ids.Ann!));

    async function names(query: object) {
      const found: string[] = [];
      for (let cursor: string | undefined; ;) {
        const page = { ...query, limit: 1, ...(cursor && { cursor }) };
        const { data, meta } = await provider.call(adminListCustomers, { as: admin, query: page });
        found.push(...data.map(({ name }) => name.slice(0, 3)));
        if (!meta.nextCursor) return found;
        cursor = meta.nextCursor;
      }
    }
    expect(await names({})).toEqual(["Cem", "Bob", "Ann"]);
    expect(await names({ sort: "-spent" })).toEqual(["Bob", "Ann", "Cem"]);
    expect(await names({ sort: "spent" })).toEqual(["Cem", "Ann", "Bob"]);
    expect((await names({ sort: "-orders" }))[0]).toBe("Bob");
    expect(await names({ q: "ann buyer" })).toEqual(["Ann"]);
    expect(await names({ to: "2001-01-01" })).toEqual([]);

    const load = async (name: string) =>
      (await provider.call(adminGetCustomer, { as: admin, params: { id: ids[name]! } })).data;
    expect(await load("Ann")).toMatchObject({ orders: 1, spent: 9_500, country: "FR", latest: [{}] });
    expect(await load("Cem")).toMatchObject({ orders: 1, spent: 0, latest: [{ state: "refunded" }] });
    expect(await load("Dot")).toMatchObject({ orders: 0, spent: 0, lastOrderAt: null, latest: [] });
    const contact = { as: admin, params: { id: ids.Ann! } };
    expect((await provider.call(adminGetCustomerContact, contact)).data).toMatchObject({
      country: "FR",
      phone: "+33123456789",
      methods: [],
    });
  });

  test("the ledger check finds figures that don't match the orders", async () => {
    const { database } = provider.app;
    const [known] = await database.select().from(shopCustomers).limit(1);
    const set = (spent: bigint) =>
      database.update(shopCustomers).set({ spent }).where(eq(shopCustomers.userId, known!.userId));
    await set(known!.spent + 1n);
    expect(await checkLedger(database)).toEqual([
      { rule: "a customer's figures are those of their orders", id: known!.userId },
    ]);
    await set(known!.spent);
  });
});
