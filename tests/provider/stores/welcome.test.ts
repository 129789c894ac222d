import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getWelcome } from "#contract/stores/welcome.ts";
import { withdrawals } from "#provider/database/schema/schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addLeadRow, addShop, type ShopValues } from "../../support/money/shops.ts";
import { signUpPayee } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

const percent = (minimum: number, maximum = minimum) => ({ kind: "percent" as const, minimum, maximum });

describeOnDatabase("what visitors see", (open) => {
  let provider: TestProvider;
  let now = new Date();
  const ids = new Map<string, string>();
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    const shops: ShopValues[] = [
      {
        slug: "flat",
        name: "Flat",
        category: "services",
        rate: { kind: "flat", minimum: 900, maximum: 900 },
      },
      { slug: "low", name: "Low", category: "sports", rate: percent(100) },
      { slug: "high", name: "High", category: "fashion", rate: percent(100, 1_200) },
      { slug: "none", name: "None", category: "sports" },
    ];
    for (const shop of shops) {
      const { storeId } = await addShop(provider.app.database, shop);
      ids.set(shop.slug!, storeId);
    }
    const { userId } = await provider.signUp();
    for (const slug of ["low", "low", "flat", "none", "none", "none"])
      await addLeadRow(provider.app.database, { userId, storeId: ids.get(slug)!, occurredAt: new Date() });
  });
  afterAll(() => provider.close());

  const welcome = async (category?: "sports" | "travel") =>
    (await provider.call(getWelcome, { query: category ? { category } : {} })).data;
  const names = (stores: { name: string }[]) => stores.map(({ name }) => name);

  test("lists the stores that pay: popular ones by orders, the best by rate, percentages before amounts", async () => {
    const { popular, best, suggested } = await welcome();
    expect(names(popular)).toEqual(["Low", "Flat", "High"]);
    expect(names(suggested)).toEqual(["Low", "Flat", "High"]);
    expect(names(best)).toEqual(["High", "Low", "Flat"]);
  });

  test("narrows the best rates to a category, not the other lists", async () => {
    const { popular, best, facts } = await welcome("sports");
    expect(names(best)).toEqual(["Low"]);
    expect(popular).toHaveLength(3);
    expect(facts.highestRate).toMatchObject({ maximum: 1_200 });
    expect((await welcome("travel")).best).toEqual([]);
  });

  test("counts all stores and leaves out figures without data", async () => {
    const { facts, rating } = await welcome();
    expect(facts.stores).toBe(4);
    expect(facts.minimum).toBe(1_000);
    expect(facts.payoutHours).toBeNull();
    expect(rating).toEqual({ average: null, count: 0 });
  });

  test("shows the median time to payment once ten payouts are known, rounded up to hours", async () => {
    const payee = await signUpPayee(provider, 100_000n);
    const settledAt = new Date(now.getTime() - 24 * 3_600_000);
    async function pay(index: number) {
      await provider.connection.database.insert(withdrawals).values({
        id: randomUUID(),
        reference: `WD-TEST-${index}`,
        userId: payee.userId,
        payoutMethodId: payee.methodId,
        methodKind: "bank_transfer",
        methodMasked: "DE•• 3000",
        currency: "USD",
        amount: 1_000n,
        fee: 0n,
        net: 1_000n,
        state: "paid",
        paymentReference: "SEPA-1",
        requestedAt: new Date(settledAt.getTime() - (index + 0.5) * 3_600_000),
        settledAt,
      });
    }
    for (let index = 0; index < 9; index += 1) await pay(index);
    now = new Date(now.getTime() + 60_000);
    expect((await welcome()).facts.payoutHours).toBeNull();
    await pay(9);
    now = new Date(now.getTime() + 60_000);
    expect((await welcome()).facts.payoutHours).toBe(5);
  });
});
