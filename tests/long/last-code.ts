import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { shopCodes, shopVariants } from "#provider/database/schema/shop-schema.ts";
import { createGiftCardCodeCipher } from "#provider/modules/shop/cipher.ts";
import { openTestPostgres } from "../support/databases/databases.ts";
import { balancesOf, creditMember } from "../support/money/ledger.ts";
import { newCode, stockedCard } from "../support/money/rewards.ts";
import { startProviderProcess } from "../support/programs/provider-process.ts";
import { startTestProvider, type TestUser } from "../support/programs/provider.ts";
import type { Attack } from "./attack.ts";
import { call, type JsonResponse } from "./client.ts";
import { compareBooks } from "./orders.ts";
import { addFinding, addNote, type Tally } from "./tally.ts";

const price = 10;
const initialBalance = 10_000n;
/** The buyers' access tokens expire after a quarter of an hour, so they are replaced after this many rounds. */
const roundsOfBuyers = 50;

/** Six buyers order the last code from two providers at the same time. */
export const lastCode: Attack = {
  what: "Rounds of six buyers after the last code of a gift card across two providers",
  goal: 1_000,
  share: 5,
  async run(turn, tally) {
    const database = await openTestPostgres();
    const registry = await startTestProvider({ connection: database });
    const variables = { DATABASE_URL: database.url };
    const providers = await Promise.all([startProviderProcess(variables), startProviderProcess(variables)]);
    const admin = await registry.signUp({ role: "admin" });
    const card = { codes: 0, faceValue: price, price, cost: price };
    const { variant } = await stockedCard(registry, admin, card);
    const cipher = createGiftCardCodeCipher(registry.app.environment.PAYOUT_KEY);
    const allBuyers: TestUser[] = [];
    let buyers: TestUser[] = [];
    for (let round = 0; !turn.isOver(round); round += 1) {
      if (round % roundsOfBuyers === 0) {
        buyers = await Promise.all(Array.from({ length: 6 }, () => registry.signUp()));
        for (const { userId } of buyers) await creditMember(registry.app.database, userId, initialBalance);
        allBuyers.push(...buyers);
      }
      await stockOne();
      const responses = await Promise.all(
        buyers.map((buyer, index) => buyWithRetries(tally, providers[index % 2]!.origin, buyer, variant)),
      );
      judge(tally, responses);
      tally.done += 1;
    }
    await compareMoney();
    await compareBooks(registry.app, tally);
    for (const provider of providers) await provider.kill();
    await registry.close();
    await database.close();

    async function stockOne(): Promise<void> {
      const owner = { id: randomUUID(), variantId: variant };
      const code = newCode();
      const row = { ciphertext: cipher.seal(code, owner), fingerprint: code, createdAt: new Date() };
      await registry.app.database.insert(shopCodes).values({ ...owner, ...row });
      await registry.app.database.update(shopVariants).set({ stock: 1 }).where(eq(shopVariants.id, variant));
    }

    /** Checks that each round's code was paid for once. */
    async function compareMoney(): Promise<void> {
      let balance = 0n;
      for (const { userId } of allBuyers)
        balance += (await balancesOf(registry.app.database, userId)).available;
      const paid = Number(BigInt(allBuyers.length) * initialBalance - balance) / price;
      addFinding(tally, "duplicated", "a payment for a code", paid - tally.done);
      addFinding(tally, "lost", "a payment for a code", tally.done - paid);
    }
  },
};

/** Submits the order again as long as the response says to retry. */
async function buyWithRetries(
  tally: Tally,
  origin: string,
  buyer: TestUser,
  variant: string,
): Promise<JsonResponse> {
  const key = randomUUID();
  const body = { lines: [{ variant, quantity: 1 }], total: price };
  for (;;) {
    const response = await call(origin, "POST", "v1/shop/orders", { as: buyer, key, body });
    if (response.status !== 503) return response;
    tally.retries += 1;
  }
}

function judge(tally: Tally, responses: JsonResponse[]): void {
  const winners = responses.filter(({ status }) => status === 201).length;
  addFinding(tally, "duplicated", "the last code", winners - 1);
  addFinding(tally, "lost", "the last code", 1 - winners);
  for (const { status, body } of responses) {
    if (status >= 500) tally.serverErrors += 1;
    if (status !== 201 && body.key !== "shop_sold_out")
      addNote(tally, `a buyer too late was answered ${status} ${body.key ?? ""}`.trimEnd());
  }
}
