import { sql } from "drizzle-orm";
import { daysBefore, defineSignal, numberIn } from "./define-signal.ts";

/** No one can choose a product, enter an address and pay in less time. */
const minSeconds = 10;

/** Purchases of the last 90 days that were made within seconds of their click. */
export const fastPurchases = defineSignal({
  key: "fast_purchases",
  query: ({ members, now }) => sql`
    select leads.user_id, jsonb_build_object('purchases', count(*),
        'fastest', round(min(extract(epoch from leads.occurred_at - clicks.created_at)), 1)) as facts,
      '[]'::jsonb as members
    from leads join clicks on clicks.id = leads.click_id
    where leads.user_id = any(${members}) and leads.occurred_at >= ${daysBefore(now, 90)}
      and leads.occurred_at >= clicks.created_at
      and leads.occurred_at < clicks.created_at + make_interval(secs => ${minSeconds})
    group by leads.user_id`,
  valueOf: (facts) => numberIn(facts, "purchases"),
});
