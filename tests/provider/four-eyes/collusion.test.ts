import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CollusionModel } from "../../support/collusion/model.ts";
import { actors, moveText, type Move, type StartState } from "../../support/collusion/moves.ts";
import { startProduct } from "../../support/collusion/product.ts";
import { attempts, play } from "../../support/collusion/search.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { replaySeed, printCoverage, repetitions } from "../../support/programs/repetitions.ts";

const usual: StartState = { accomplice: "member", honest: "active", earned: 200_000n, madeSecret: false };
const founder: StartState = { ...usual, honest: "never" };

/** Attacks that once succeeded, or that would succeed if a rule were missing. */
const attacks: Record<string, { start: StartState; tried: Move[] }> = {
  "an accomplice made admin once all others are suspended": {
    start: { ...usual, honest: "suspended" },
    tried: [
      { step: "assign", by: "holder", user: "accomplice", role: "admin" },
      { step: "approve request", by: "holder", pick: "newest" },
      { step: "adjust", by: "holder", amount: 60_000n },
      { step: "approve adjustment", by: "accomplice" },
    ],
  },
  "a role requested before the other admin is suspended, then an adjustment and its payout": {
    start: { ...usual, earned: 0n },
    tried: [
      { step: "assign", by: "holder", user: "accomplice", role: "admin" },
      { step: "suspend", by: "holder", user: "honest" },
      { step: "approve request", by: "holder", pick: "oldest" },
      { step: "approve request", by: "holder", pick: "newest" },
      { step: "assign", by: "holder", user: "accomplice", role: "admin" },
      { step: "adjust", by: "holder", amount: 5_000_000n },
      { step: "approve adjustment", by: "accomplice" },
      { step: "withdraw", amount: 60_000n },
      { step: "approve", by: "holder" },
      { step: "mark-paid", by: "holder" },
    ],
  },
  "the honest admin suspended, reset and demoted": {
    start: { ...usual, accomplice: "suspended admin" },
    tried: [
      { step: "suspend", by: "holder", user: "honest" },
      { step: "reset_factor", by: "holder", user: "honest" },
      { step: "assign", by: "holder", user: "honest", role: "member" },
      { step: "approve request", by: "holder", pick: "oldest" },
      { step: "refuse request", by: "honest", pick: "newest" },
      { step: "restore", by: "holder", user: "accomplice" },
    ],
  },
  "a founder's new admin who decides at once": {
    start: founder,
    tried: [
      { step: "assign", by: "holder", user: "accomplice", role: "admin" },
      { step: "adjust", by: "holder", amount: 60_000n },
      { step: "approve adjustment", by: "accomplice" },
      { step: "propose", by: "holder", area: "issuer" },
      { step: "approve proposal", by: "accomplice", area: "issuer" },
    ],
  },
  "an adjustment decided by its creator": {
    start: usual,
    tried: [
      { step: "adjust", by: "holder", amount: 60_000n },
      { step: "approve adjustment", by: "holder" },
    ],
  },
  "gift cards bought with money that one admin credited": {
    start: { ...usual, earned: 0n },
    tried: [
      { step: "adjust", by: "holder", amount: 10_000n },
      { step: "order", quantity: 2 },
      { step: "deliver", by: "holder" },
      { step: "deliver", by: "holder" },
    ],
  },
  "withdrawals and gift cards of a day above the limit": {
    start: usual,
    tried: [
      { step: "withdraw", amount: 10_000n },
      { step: "order", quantity: 9 },
      { step: "approve", by: "holder" },
      { step: "mark-paid", by: "holder" },
      { step: "order", quantity: 2 },
      { step: "deliver", by: "holder" },
    ],
  },
  "a forged report and its payout": {
    start: { ...usual, earned: 0n },
    tried: [
      { step: "rotate secret", by: "holder" },
      { step: "forge report" },
      { step: "withdraw", amount: 10_000n },
      { step: "approve", by: "holder" },
      { step: "approve", by: "holder" },
      { step: "approve", by: "honest" },
    ],
  },
  "gift cards bought with a forged report": {
    start: { ...usual, earned: 0n },
    tried: [
      { step: "rotate secret", by: "holder" },
      { step: "forge report" },
      { step: "order", quantity: 2 },
      { step: "deliver", by: "holder" },
      { step: "deliver", by: "holder" },
    ],
  },
  "a forged report after the honest admin replaced the secret": {
    start: { ...usual, earned: 0n, madeSecret: true },
    tried: [
      { step: "forge report" },
      { step: "rotate secret", by: "honest" },
      { step: "order", quantity: 2 },
      { step: "forge report" },
      { step: "withdraw", amount: 10_000n },
      { step: "approve", by: "holder" },
      { step: "deliver", by: "holder" },
    ],
  },
  "gift cards bought by a secret of long ago, after an invoice the holder paid": {
    start: { ...usual, earned: 0n, madeSecret: true },
    tried: [
      { step: "forge report" },
      { step: "record payment", by: "holder" },
      { step: "order", quantity: 2 },
      { step: "deliver", by: "holder" },
      { step: "deliver", by: "holder" },
    ],
  },
  "gift cards bought after the holder changed who may report": {
    start: { ...usual, earned: 0n },
    tried: [
      { step: "change network", by: "holder" },
      { step: "rotate secret", by: "honest" },
      { step: "forge report" },
      { step: "order", quantity: 2 },
      { step: "deliver", by: "holder" },
    ],
  },
  "imports of a day above the limit": {
    start: usual,
    tried: [
      { step: "import", by: "holder", credits: 30_000n },
      { step: "import", by: "holder", credits: 120_000n },
      { step: "apply import", by: "holder" },
    ],
  },
  "an own role widened by one person": {
    start: { ...usual, accomplice: "clerk" },
    tried: [
      { step: "widen role", by: "holder" },
      { step: "approve request", by: "holder", pick: "newest" },
      { step: "adjust", by: "accomplice", amount: 10_000n },
    ],
  },
  "a claim and a purchase decided by one admin, and paid out": {
    start: { ...usual, earned: 0n },
    tried: [
      { step: "accept claim", by: "holder" },
      { step: "confirm purchase", by: "holder" },
      { step: "order", quantity: 9 },
      { step: "withdraw", amount: 10_000n },
      { step: "approve", by: "holder" },
      { step: "deliver", by: "holder" },
    ],
  },
};

describeOnDatabase("M23 two colluding admins, an honest one and their payee", (open) => {
  let product: Awaited<ReturnType<typeof startProduct>>;
  beforeAll(async () => {
    product = await startProduct(open);
  });
  afterAll(() => closeAndVerify(product.provider));

  /** Applies moves to the model and the provider, whose answers and balances must match. */
  async function compare({ start, tried }: { start: StartState; tried: readonly Move[] }): Promise<void> {
    const model = new CollusionModel(start);
    const world = await product.begin(start);
    for (const move of tried) {
      const outcome = await product.take(world, move);
      expect(`${moveText(move)}: ${outcome}`).toBe(`${moveText(move)}: ${model.apply(move)}`);
      expect(await product.available(world)).toBe(model.available);
      expect(model.violation()).toBeNull();
    }
    expect(await product.rolesOf()).toEqual(actors.map((actor) => model.people[actor].role));
  }

  test.each(Object.entries(attacks))("prevents the attack: %s", async (_, attack) => {
    await compare(attack);
  });

  test("the provider answers like the model to sequences of up to six steps", async () => {
    const counts = { sequences: 0, steps: 0, effective: 0 };
    await fc.assert(
      fc.asyncProperty(attempts, async ({ start, tried }) => {
        const { accepted, effective } = play(CollusionModel, { start, tried });
        // Most moves are refused with repetitive answers, so only every fourth position of those is compared.
        const movesToCompare = accepted.filter((move, index) => effective.includes(move) || index % 4 === 0);
        await compare({ start, tried: movesToCompare });
        counts.sequences += 1;
        counts.steps += movesToCompare.length;
        counts.effective += effective.length;
      }),
      { numRuns: repetitions({ ci: 12, long: 250 }), endOnFailure: true, seed: 31, ...replaySeed },
    );
    const { sequences, steps, effective } = counts;
    printCoverage(
      `M23: ${sequences} sequences on the provider, ${steps} steps, ${effective} of them with an effect`,
    );
  });
});
