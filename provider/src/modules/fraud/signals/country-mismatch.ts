import { sql } from "drizzle-orm";
import { daysBefore, defineSignal, numberIn } from "./define-signal.ts";

const minClicks = 5;

/** The share of the clicks of the last 90 days, in percent, from other countries than the member's own. */
export const countryMismatch = defineSignal({
  key: "country_mismatch",
  query: ({ members, now }) => sql`
    select clicks.user_id, jsonb_build_object('clicks', count(*), 'country', min(users.country),
        'elsewhere', count(*) filter (where clicks.country <> users.country),
        'countries', count(distinct clicks.country)) as facts,
      '[]'::jsonb as members
    from clicks join users on users.id = clicks.user_id
    where clicks.user_id = any(${members}) and clicks.created_at >= ${daysBefore(now, 90)}
      and clicks.country is not null and users.country is not null
    group by clicks.user_id`,
  valueOf: (facts) =>
    numberIn(facts, "clicks") < minClicks
      ? 0
      : Math.round((100 * numberIn(facts, "elsewhere")) / numberIn(facts, "clicks")),
});
