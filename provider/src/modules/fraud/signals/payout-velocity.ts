import { sql } from "drizzle-orm";
import { daysBefore, defineSignal, numberIn } from "./define-signal.ts";

/** Payout methods added in the last seven days, including removed ones. */
export const payoutVelocity = defineSignal({
  key: "payout_velocity",
  query: ({ members, now }) => sql`
    select user_id, jsonb_build_object('methods', count(*)) as facts, '[]'::jsonb as members
    from payout_methods where user_id = any(${members}) and created_at >= ${daysBefore(now, 7)}
    group by user_id`,
  valueOf: (facts) => numberIn(facts, "methods"),
});
