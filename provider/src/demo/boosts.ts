import type { BoostAudience } from "#contract/offers/boost-audiences.ts";
import { majorUnits } from "../money.ts";
import type { Calendar } from "./calendar.ts";
import type { Shop } from "./offers.ts";
import type { Random } from "./random.ts";
import type { DemoData } from "./demo-data.ts";

interface DemoBoost {
  store: string;
  /** The rate in basis points, which is above the store's usual rates. */
  rate: number;
  audience: BoostAudience;
  /** The number of days until the boost ends. */
  days: number;
  /** In major units. */
  budget?: { amount: number; cap: number };
}

const boosts: DemoBoost[] = [
  { store: "Target", rate: 800, audience: "everybody", days: 9 },
  { store: "Kohl's", rate: 750, audience: "everybody", days: 4, budget: { amount: 5_000, cap: 25 } },
  { store: "Etsy", rate: 600, audience: "newcomers", days: 30 },
];

interface BoostContext {
  world: DemoData;
  calendar: Calendar;
  currency: string;
  random: Random;
}

/** Adds boosts, which pay more than the usual offers of their stores for some days. */
export function addBoosts({ world, calendar, currency, random }: BoostContext, shops: Shop[]): void {
  for (const { store, rate, audience, days, budget } of boosts) {
    const usualOffer = shops.find(({ row }) => row.name === store)?.offer;
    if (!usualOffer) throw new Error(`The demo has no offer of ${store} to boost`);
    const startsAt = calendar.daysAgo(2);
    const endsAt = calendar.hoursAfter(calendar.now, days * 24, days * 24);
    const [id, commission] = [random.uuid(), Math.ceil((rate * 10) / 7)];
    const terms = { tiers: [], rate, commission };
    const cap = budget ? majorUnits(budget.cap, currency) : null;
    const limit = budget ? majorUnits(budget.amount, currency) : null;
    const range = { rateMinimum: rate, rateMaximum: rate };
    const period = { startsAt, createdAt: startsAt, endsAt };
    world.offers.push({ ...usualOffer, ...terms, ...range, ...period, id, cap, audience, budget: limit });
    world.offerVersions.push({
      offerId: id,
      version: 1,
      changedAt: startsAt,
      terms: {
        ...terms,
        rateKind: usualOffer.rateKind,
        terms: usualOffer.terms ?? { en: "" },
        exclusions: usualOffer.exclusions ?? { en: "" },
        programme: usualOffer.programme ?? null,
        cap: cap === null ? null : Number(cap),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        boost: { audience, budget: limit === null ? null : Number(limit) },
      },
    });
  }
}
