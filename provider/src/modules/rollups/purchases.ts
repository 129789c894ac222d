import { sql, type SQL } from "drizzle-orm";
import { leads } from "../../database/schema/earning-schema.ts";
import { purchaseDays, sellerSums } from "../../database/schema/rollup-schema.ts";
import { isUnchanged, liveParts, liveRows, storedDays, table } from "./live.ts";
import { cutIntoDays, cutIntoHours, cutIntoMonths, type Span } from "./spans.ts";
import { isRejected } from "./utc-days.ts";

const unhourly = sql`null::int as hour, leads, commission, cash_back`;
const hourly = sql`(day - date '1970-01-01') * 24 + by_hour.hour as hour,
  by_hour.leads, by_hour.commission, by_hour.cash_back`;
const byHour = sql`cross join lateral
  unnest(hours, leads_by_hour, commission_by_hour, cash_back_by_hour)
    as by_hour(hour, leads, commission, cash_back)`;

/**
 * Selects the purchases of spans in rows of `bucket`, `state`, `reason` (empty if none), `currency`, `leads`,
 * `commission` and `cash_back`; with `hours` also of `hour`, the number of hours since 1970.
 */
export function purchasesIn(spans: readonly Span[], { hours: withHours }: { hours: boolean }): SQL {
  const { days, rest: edges } = cutIntoDays(spans);
  const { hours, rest } = cutIntoHours(edges);
  return sql`(
    with ${liveParts("purchases", spans, rest)}
    select bucket, state, reason, currency, ${withHours ? hourly : unhourly}
    from ${storedDays(days, purchaseDays)}
    ${withHours ? byHour : sql``}
    union all
    select bucket, state, reason, currency, ${hourly}
    from ${table(hours, "bucket text, day date, first int, until int")}
    join ${purchaseDays} using (day) ${byHour}
    where by_hour.hour >= first and by_hour.hour < until and ${isUnchanged(sql`day`)}
    union all
    select bucket, state, coalesce(reason, ''), currency,
      floor(date_part('epoch', ${leads.occurredAt}) / 3600)::int, 1, commission, cash_back
    from ${liveRows(leads, leads.occurredAt)}
  )`;
}

/**
 * Selects the purchases of a range in rows of `store_id`, `network`, `currency`, `leads`, `refused`,
 * `commission` and `cash_back`. Amounts are those of valid purchases.
 */
export function sellersIn({ start, until }: Pick<Span, "start" | "until">): SQL {
  const spans = [{ bucket: "", start, until }];
  const { days, rest } = cutIntoDays(spans);
  const { months, days: outside } = cutIntoMonths(days);
  const columns = sql`store_id, network, currency, leads, refused, commission, cash_back`;
  const period = "since date, before date";
  const changedMonth = sql`date_trunc('month', changed.day)::date`;
  return sql`(
    with ${liveParts("purchases", spans, rest)}, changed_months as materialized (
      select distinct ${changedMonth} as month from changed join ${table(months, period)}
        on changed.day >= since and changed.day < before
    ), day_ranges as materialized (
      select since, before from ${table(outside, period)}
      union all
      select month, (month + interval '1 month')::date from changed_months
    )
    select ${columns} from ${table(months, period)}
    join ${sellerSums} on unit = 'month' and start >= since and start < before
    where start not in (select month from changed_months)
    union all
    select ${columns} from day_ranges
    join ${sellerSums} on unit = 'day' and start >= since and start < before and ${isUnchanged(sql`start`)}
    union all
    select store_id, network, currency, 1, ${isRejected}::int,
      case when ${isRejected} then 0 else commission end, case when ${isRejected} then 0 else cash_back end
    from ${liveRows(leads, leads.occurredAt)}
  )`;
}
