import { sql, type SQL } from "drizzle-orm";
import { payoutDays } from "../../database/schema/rollup-schema.ts";
import { withdrawals } from "../../database/schema/schema.ts";
import { liveParts, liveRows, storedDays } from "./live.ts";
import { cutIntoDays, type Span } from "./spans.ts";

/** Selects the withdrawals paid within spans, in rows of `bucket`, `currency`, `payouts` and `amount`. */
export function paidIn(spans: readonly Span[]): SQL {
  const { days, rest } = cutIntoDays(spans);
  return sql`(
    with ${liveParts("payouts", spans, rest)}
    select bucket, currency, payouts, amount
    from ${storedDays(days, payoutDays)}
    union all
    select bucket, currency, 1, amount
    from ${liveRows(withdrawals, withdrawals.settledAt)}
    where state = 'paid'
  )`;
}
