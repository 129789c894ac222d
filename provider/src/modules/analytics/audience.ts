import { sql } from "drizzle-orm";
import type { Analytics } from "#contract/analytics/admin-analytics.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { clickAudienceDays, clicks } from "../../database/schema/earning-schema.ts";
import { countedEnd } from "../overview/clicks.ts";
import type { Range } from "../overview/period.ts";

type Audience = Pick<Analytics, "devices" | "countries" | "otherCountries">;

const shownCountries = 10;

/**
 * Counts devices and countries of a period's clicks: days before `countedUntil` from the stored counts, the
 * rest from the clicks.
 */
export async function countAudience(
  queryable: Queryable,
  range: Range,
  countedUntil: Date | null,
): Promise<Audience> {
  const { start, until } = range;
  const storedEnd = countedEnd(range, countedUntil);
  const allSums = sql`(
    select ${clickAudienceDays.device}, ${clickAudienceDays.country}, ${clickAudienceDays.clicks}
    from ${clickAudienceDays}
    where ${clickAudienceDays.day} >= ${start.toISOString().slice(0, 10)}::date
      and ${clickAudienceDays.day} < ${storedEnd.slice(0, 10)}::date
    union all
    select coalesce(${clicks.device}, ''), coalesce(${clicks.country}, ''), count(*)::int
    from ${clicks}
    where ${clicks.createdAt} >= ${storedEnd}::timestamptz and ${clicks.createdAt} < ${until.toISOString()}::timestamptz
    group by 1, 2
  ) every_click`;
  const rows = await queryable
    .select({
      device: sql<string | null>`device`,
      country: sql<string | null>`country`,
      clicks: sql<number>`sum(clicks)::int`,
    })
    .from(allSums)
    .groupBy(sql`grouping sets ((device), (country))`)
    .orderBy(sql`3 desc, 1, 2`);
  const devices = rows.filter(({ device }) => device !== null);
  const withCountry = rows.filter(({ country }) => country !== null && country !== "");
  const unknownCountry = rows.filter(({ country }) => country === "");
  const listedCountries = [...withCountry.slice(0, shownCountries), ...unknownCountry];
  return {
    devices: devices.map(({ device, clicks }) => ({ device: (device || null) as DeviceName, clicks })),
    countries: listedCountries.map(({ country, clicks }) => ({ country: country || null, clicks })),
    otherCountries: withCountry.slice(shownCountries).reduce((sum, { clicks }) => sum + clicks, 0),
  };
}

type DeviceName = Analytics["devices"][number]["device"];
