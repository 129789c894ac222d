import { day } from "./calendar.ts";
import { payingShops, type PayingShop } from "./orders.ts";
import type { Simulation } from "./simulation.ts";
import type { DemoClick } from "./demo-data.ts";

const devices = ["phone", "phone", "desktop", "desktop", "tablet"] as const;
const countries = ["US", "US", "GB", "FR", "DE", "AE", "MA"] as const;
// Pages of the dashboard, as they appear in referrers.
const pages = ["/en/stores", "/en/search", "/en/dashboards/crm", "/fr/rewards", null] as const;

/**
 * Returns a click's referrer, usually the store's own page. The referrer is derived from the click's id instead
 * of from the random stream, so that all other demo data stays the same.
 */
function referrerOf(id: string, slug: string): string | null {
  const number = Number.parseInt(id.slice(0, 2), 16) % 12;
  const page = number < 7 ? `/en/stores/${slug}` : pages[number - 7]!;
  return page && `https://cashlane.test${page}`;
}

// The number of clicks without a purchase for each click with one.
const clicksPerPurchase = 2;

/** Returns a member's click to a shop. */
export function clickOf({ member, side }: Simulation, shop: PayingShop, createdAt: Date): DemoClick {
  const lasts = (shop.network.clickDays ?? 30) * day;
  const id = side.uuid();
  return {
    id,
    userId: member.user.id,
    storeId: shop.row.id,
    network: shop.network.key,
    createdAt,
    offerId: shop.offer.id,
    offerVersion: 1,
    expiresAt: new Date(createdAt.getTime() + lasts),
    device: side.pick(devices),
    country: side.pick(countries),
    referrer: referrerOf(id, shop.row.slug),
  };
}

/** Adds clicks without a purchase over the last three months. */
export function addClicksWithoutPurchase(simulation: Simulation, purchases: number): void {
  const { world, calendar, side, member } = simulation;
  const shops = payingShops(simulation);
  for (let count = 0; count < (purchases / 4) * clicksPerPurchase; count += 1) {
    const createdAt = new Date(calendar.now.getTime() - side.fraction() * 90 * day);
    if (createdAt > member.user.createdAt)
      world.clicks.push(clickOf(simulation, side.pick(shops), createdAt));
  }
}
