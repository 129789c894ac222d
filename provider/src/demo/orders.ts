import { fractionDigits } from "#contract/amount.ts";
import { majorUnits, shareOf } from "../money.ts";
import type { Random } from "./random.ts";
import type { Story } from "./story.ts";
import type { ListedStore } from "./store-list.ts";
import type { DemoStore } from "./world.ts";

interface Order {
  store: DemoStore & { id: string };
  orderAmount: bigint;
  commission: bigint;
  cashBack: bigint;
}

// Of the commission the member gets about seven tenths.
const commissionOfCashBack = 14_300;

/** A purchase of this member at one of the stores that pay cash back; money in minor units. */
export function randomOrder({ stores, random, currency, member }: Story): Order {
  const paying = stores.filter(({ listed }) => listed.rate !== null);
  const popular = paying.filter(({ listed }) => listed.isPopular);
  const { row, listed } = random.pick(random.chance(0.6) ? popular : paying);
  const [from, to] = listed.order;
  // Most orders are near the lower end.
  const spent = (from + (to - from) * random.fraction() ** 1.8) * member.habits.spends;
  const orderAmount = BigInt(Math.round(spent * 10 ** fractionDigits(currency)));
  const cashBack = cashBackOf(listed, orderAmount, currency, random);
  return { store: row, orderAmount, cashBack, commission: shareOf(cashBack, commissionOfCashBack) };
}

function cashBackOf({ rate }: ListedStore, orderAmount: bigint, currency: string, random: Random): bigint {
  if (rate === null) return 0n;
  if (rate.kind === "flat") return majorUnits(rate.minimum, currency);
  const cashBack = shareOf(orderAmount, random.between(rate.minimum, rate.maximum));
  return cashBack > 0n ? cashBack : 1n;
}
