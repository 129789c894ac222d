import { day } from "./calendar.ts";
import type { Random } from "./random.ts";
import { referenceCode } from "../reference-codes.ts";
import type { DemoUser, DemoData } from "./demo-data.ts";

const pages = ["new-in", "gift-guide?ref=autumn", "sale/shoes"] as const;

/**
 * Adds a member's shared links to pages of the stores at which the member bought most often. Half of the
 * member's purchases at these stores come from visitors who followed the links.
 */
export function addSharedLinks(
  world: DemoData,
  { member, random }: { member: DemoUser; random: Random },
): void {
  const purchaseClicks = world.clicks.filter((click) => click.userId === member.id && click.trackedAt);
  const stores = world.stores.filter(({ takesLinks }) => takesLinks);
  const countAt = (storeId: string) => purchaseClicks.filter((click) => click.storeId === storeId).length;
  const favourite = stores.toSorted((a, b) => countAt(b.id) - countAt(a.id)).slice(0, pages.length);
  for (const [index, store] of favourite.entries()) {
    const id = random.uuid();
    const visitorClicks = purchaseClicks.filter(
      ({ storeId }, place) => storeId === store.id && place % 2 === 0,
    );
    const times = [
      ...visitorClicks.map(({ createdAt }) => createdAt.getTime()),
      member.createdAt.getTime() + 90 * day,
    ];
    world.sharedLinks.push({
      id,
      userId: member.id,
      storeId: store.id,
      code: referenceCode((letters) => random.pick(letters)),
      address: `${store.site}${pages[index]}`,
      createdAt: new Date(Math.min(...times) - day),
      endedAt: null,
    });
    for (const click of visitorClicks)
      Object.assign(click, { sharedLinkId: id, device: null, country: null, referrer: null });
  }
}
