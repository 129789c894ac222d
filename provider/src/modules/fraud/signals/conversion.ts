import { sql } from "drizzle-orm";
import { daysBefore, defineSignal, numberIn } from "./define-signal.ts";

/** The minimum number of clicks. With fewer, a single purchase would exceed the usual share by far. */
const minClicks = 10;

/**
 * The member's share of clicks with a purchase in the last 90 days, as a multiple of all members' share at
 * the same stores. The stores' figures are sums of past days.
 */
export const conversion = defineSignal({
  key: "conversion",
  query: ({ members, now }) => sql`
    with own as (
      select user_id, store_id, count(*) as clicks, count(tracked_at) as purchases
      from clicks where user_id = any(${members}) and created_at >= ${daysBefore(now, 90)}
      group by user_id, store_id),
    clicked as (
      select store_id, sum(clicks) as clicks from click_days
      where day >= (${daysBefore(now, 90)})::date and store_id in (select store_id from own) group by store_id),
    bought as (
      select store_id, sum(leads) as leads from seller_sums
      where unit = 'day' and start >= (${daysBefore(now, 90)})::date and store_id in (select store_id from own)
      group by store_id)
    select own.user_id, jsonb_build_object('clicks', sum(own.clicks), 'purchases', sum(own.purchases),
        'expected', round(sum(own.clicks * least(coalesce(bought.leads, 0)::numeric / nullif(clicked.clicks, 0), 1)), 1))
        as facts,
      '[]'::jsonb as members
    from own left join clicked using (store_id) left join bought using (store_id)
    group by own.user_id`,
  valueOf: (facts) =>
    numberIn(facts, "clicks") < minClicks
      ? 0
      : numberIn(facts, "purchases") / Math.max(numberIn(facts, "expected"), 1),
});
