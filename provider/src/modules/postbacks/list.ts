import { and, eq, inArray } from "drizzle-orm";
import { listPostbacks } from "#contract/admin-postbacks.ts";
import { keysetList } from "../../database/keyset-list.ts";
import { latestFirst } from "../../database/keyset-order.ts";
import { postbackEvents } from "../../database/network-schema.ts";
import { everyEvent, type FoundEvent } from "./repository.ts";
import { toPostbackEvent } from "./view.ts";

/** All reports, latest first. */
export const postbackList = keysetList(listPostbacks, () => ({
  select: everyEvent,
  count: (rows) => rows.from(postbackEvents),
  where: ({ network, state }) =>
    and(
      network ? eq(postbackEvents.network, network) : undefined,
      state ? inArray(postbackEvents.state, [state].flat()) : undefined,
    ),
  order: () => latestFirst(postbackEvents.sequence, ({ event }: FoundEvent) => event.sequence),
  view: (found) => found.map(toPostbackEvent),
}));
