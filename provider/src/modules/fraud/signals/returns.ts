import { sql } from "drizzle-orm";
import { daysBefore, defineSignal, numberIn } from "./define-signal.ts";

/** The minimum number of purchases. With fewer, a single return would exceed the usual share by far. */
const minPurchases = 5;

/**
 * The member's share of rejected or reversed purchases in the last 90 days, as a multiple of all members'
 * share.
 */
export const returns = defineSignal({
  key: "returns",
  query: ({ members, now }) => sql`
    with usual as (
      select coalesce(round(100.0 * sum(refused) / nullif(sum(leads), 0), 1), 0) as percent from seller_sums
      where unit = 'day' and start >= (${daysBefore(now, 90)})::date)
    select user_id, jsonb_build_object('purchases', count(*),
        'refused', count(*) filter (where state in ('rejected', 'reversed')),
        'usualPercent', (select percent from usual)) as facts,
      '[]'::jsonb as members
    from leads where user_id = any(${members}) and occurred_at >= ${daysBefore(now, 90)}
    group by user_id`,
  valueOf(facts) {
    const purchases = numberIn(facts, "purchases");
    if (purchases < minPurchases) return 0;
    const percent = (100 * numberIn(facts, "refused")) / purchases;
    return percent / Math.max(numberIn(facts, "usualPercent"), 1);
  },
});
