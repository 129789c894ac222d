import { sql, type SQL } from "drizzle-orm";
import { leads } from "../../database/schema/earning-schema.ts";
import { dueDays } from "../../database/schema/rollup-schema.ts";
import { liveParts, liveRows, storedDays } from "./live.ts";
import { cutIntoDays, type Span } from "./spans.ts";

/**
 * Selects the open purchases expected to become payable within spans, in rows of `bucket`, `state`, `currency`,
 * `leads` and `cash_back`.
 */
export function dueIn(spans: readonly Span[]): SQL {
  const { days, rest } = cutIntoDays(spans);
  return sql`(
    with ${liveParts("due", spans, rest)}
    select bucket, state, currency, leads, cash_back
    from ${storedDays(days, dueDays)}
    union all
    select bucket, state, currency, 1, cash_back
    from ${liveRows(leads, leads.expectedPayableAt)}
    where state in ('pending', 'confirmed')
  )`;
}
