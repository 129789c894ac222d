import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopCodes, shopVariants } from "#provider/database/schema/shop-schema.ts";
import { placeOrder } from "#provider/modules/shop/place-order.ts";
import { describeOnBothDatabases } from "../support/databases/databases.ts";
import { balancesOf, creditMember } from "../support/money/ledger.ts";
import { newCode, stockedCard } from "../support/money/rewards.ts";
import { closeAndVerify, startWithTwoAdmins } from "../support/money/two-admins.ts";
import { printCoverage, repetitions } from "../support/programs/repetitions.ts";
import { createGiftCardCodeCipher } from "#provider/modules/shop/cipher.ts";

describeOnBothDatabases("M12 the last code", (open) => {
  test("sells the last code to one of two simultaneous buyers and charges the other nothing", async () => {
    const rounds = repetitions({ ci: 30, long: 1_000 });
    const { provider, admin } = await startWithTwoAdmins(open);
    const { database, environment } = provider.app;
    const { variant } = await stockedCard(provider, admin, { codes: 0, faceValue: 10, price: 10, cost: 10 });
    const buyers = [await provider.signUp(), await provider.signUp()];
    for (const { userId } of buyers) await creditMember(database, userId, BigInt(rounds) * 10n);
    const cipher = createGiftCardCodeCipher(environment.PAYOUT_KEY);
    for (let round = 0; round < rounds; round++) {
      const owner = { id: randomUUID(), variantId: variant };
      const code = newCode();
      const row = { ciphertext: cipher.seal(code, owner), fingerprint: code, createdAt: new Date() };
      await database.insert(shopCodes).values({ ...owner, ...row });
      await database.update(shopVariants).set({ stock: 1 }).where(eq(shopVariants.id, variant));
      const results = await Promise.allSettled(
        buyers.map(({ userId }) =>
          placeOrder(provider.app, {
            userId,
            language: "en",
            lines: [{ variant, quantity: 1 }],
            isProven: false,
            total: 10n,
            idempotencyKey: randomUUID(),
          }),
        ),
      );
      const rejections = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
      expect(rejections, `round ${round}`).toMatchObject([{ key: "shop_sold_out" }]);
    }
    const balances = await Promise.all(buyers.map(({ userId }) => balancesOf(database, userId)));
    expect(balances.reduce((sum, { available }) => sum + available, 0n)).toBe(BigInt(rounds) * 10n);
    printCoverage(`M12: ${rounds} rounds of two buyers of one code, ${rounds} sold, ${rounds} refused`);
    await closeAndVerify(provider);
  });
});
