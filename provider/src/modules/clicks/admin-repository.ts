import { adminListClicks } from "#contract/clicks/admin-clicks.ts";
import { clicks } from "../../database/schema/earning-schema.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { everyClick, findLeads } from "./admin-rows.ts";
import { matching } from "./filter.ts";
import { clicksByTime } from "./repository.ts";
import { toAdminClick } from "./view.ts";

/** All clicks with their leads, newest first by default. */
export const clickList = keysetList(adminListClicks, ({ now }: { now: Date }) => ({
  select: everyClick,
  count: (rows) => rows.from(clicks),
  where: (filter, queryable) => matching(queryable, filter, now),
  order: ({ sort }) => clicksByTime(sort === "created" ? "oldest" : "newest"),
  async view(found, queryable) {
    const ids = found.map(({ click }) => click.id);
    const leads = await findLeads(queryable, ids);
    return found.map((row) => toAdminClick(row, leads, now));
  },
}));
