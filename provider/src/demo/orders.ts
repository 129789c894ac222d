import { fractionDigits } from "#contract/money/minor-units.ts";
import { shareOf } from "#contract/money/share.ts";
import type { Shop } from "./offers.ts";
import type { Random } from "./random.ts";
import type { Simulation } from "./simulation.ts";
import type { DemoOffer } from "./demo-data.ts";

/** A shop whose purchases earn cash back. */
export type PayingShop = Shop & { offer: DemoOffer; network: NonNullable<Shop["network"]> };

interface Order {
  shop: PayingShop;
  orderAmount: bigint;
  commission: bigint;
  cashBack: bigint;
}

// In basis points: the member gets about seven tenths of the commission.
const commissionOfCashBack = 14_300;

/** Returns the shops that pay cash back, or did until their offer ended. */
export function payingShops({ stores }: Simulation): PayingShop[] {
  return stores.flatMap(({ offer, network, ...shop }) =>
    offer && network ? [{ ...shop, offer, network }] : [],
  );
}

/** Returns a random purchase of this member at one of the stores with cash back, in minor units. */
export function randomOrder(simulation: Simulation): Order {
  const { random, currency, member } = simulation;
  const paying = payingShops(simulation);
  const popular = paying.filter(({ listed }) => listed.isPopular);
  const shop = random.pick(random.chance(0.6) ? popular : paying);
  const [from, to] = shop.listed.order;
  // Most orders are near the lower end.
  const spent = (from + (to - from) * random.fraction() ** 1.8) * member.profile.spends;
  const orderAmount = BigInt(Math.round(spent * 10 ** fractionDigits(currency)));
  const cashBack = cashBackOf(shop.offer, orderAmount, random);
  return { shop, orderAmount, cashBack, commission: shareOf(cashBack, commissionOfCashBack) };
}

function cashBackOf({ rateKind, rate, tiers }: DemoOffer, orderAmount: bigint, random: Random): bigint {
  if (rateKind === "flat") return BigInt(rate);
  const cashBack = shareOf(orderAmount, random.chance(0.5) ? (tiers[0]?.rate ?? rate) : rate);
  return cashBack > 0n ? cashBack : 1n;
}
