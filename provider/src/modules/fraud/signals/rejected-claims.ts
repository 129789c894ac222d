import { sql } from "drizzle-orm";
import { daysBefore, defineSignal, numberIn } from "./define-signal.ts";

/** Claims of missing purchases that were refused in the last 180 days. */
export const rejectedClaims = defineSignal({
  key: "refused_claims",
  query: ({ members, now }) => sql`
    select user_id, jsonb_build_object('claims', count(*),
        'refused', count(*) filter (where state = 'refused')) as facts,
      '[]'::jsonb as members
    from claims where user_id = any(${members}) and created_at >= ${daysBefore(now, 180)}
    group by user_id`,
  valueOf: (facts) => numberIn(facts, "refused"),
});
