import { sql } from "drizzle-orm";
import type { ClickSource } from "#contract/clicks/click-outcomes.ts";
import { clicks } from "../../database/schema/earning-schema.ts";

const page = (path: string) =>
  sql`${clicks.referrer} ~ ${sql.raw(`'^https?://[^/]+/(?:[a-z]{2}(?:/|$))?${path}$'`)}`;

/** The kind of page a click was made on, as far as the browser reported it. */
export const clickSource = sql<ClickSource>`(case
  when ${clicks.referrer} is null then 'unknown'
  when ${page("stores/.+")} then 'store_page'
  when ${page("stores")} then 'stores'
  when ${page("search")} then 'search'
  when ${page("(?:dashboards/.+|front-pages/landing-page)?")} then 'home'
  else 'elsewhere' end)`;
