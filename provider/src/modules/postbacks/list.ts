import { and, eq, inArray } from "drizzle-orm";
import { listPostbacks } from "#contract/networks/admin-postbacks.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { latestFirst } from "../../database/queries/keyset-order.ts";
import { postbackEvents } from "../../database/schema/network-schema.ts";
import { selectEvents, type EventWithNetwork } from "./repository.ts";
import { toPostbackEvent } from "./view.ts";

/** All reports, latest first. */
export const postbackList = keysetList(listPostbacks, () => ({
  select: selectEvents,
  count: (rows) => rows.from(postbackEvents),
  where: ({ network, state }) =>
    and(
      network ? eq(postbackEvents.network, network) : undefined,
      state ? inArray(postbackEvents.state, [state].flat()) : undefined,
    ),
  order: () => latestFirst(postbackEvents.sequence, ({ event }: EventWithNetwork) => event.sequence),
  view: (rows) => rows.map(toPostbackEvent),
}));
