import { adminListClicks } from "#contract/clicks/admin-clicks.ts";
import { clicks } from "../../database/schema/earning-schema.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { selectAdminClicks, findLeads } from "./admin-rows.ts";
import { matching } from "./filter.ts";
import { clicksByTime } from "./repository.ts";
import { toAdminClick } from "./view.ts";

/** All clicks with their leads, newest first by default. */
export const clickList = keysetList(adminListClicks, ({ now }: { now: Date }) => ({
  select: selectAdminClicks,
  count: (rows) => rows.from(clicks),
  where: (filter, queryable) => matching(queryable, filter, now),
  order: ({ sort }) => clicksByTime(sort === "created" ? "oldest" : "newest"),
  async view(rows, queryable) {
    const ids = rows.map(({ click }) => click.id);
    const leads = await findLeads(queryable, ids);
    return rows.map((row) => toAdminClick(row, leads, now));
  },
}));
