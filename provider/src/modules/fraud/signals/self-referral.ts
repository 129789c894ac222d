import { sql } from "drizzle-orm";
import { sharedValues } from "../links.ts";
import { accountsIn, defineSignal } from "./define-signal.ts";

/** The maximum length of a chain of referrals, and the maximum number of members in it. */
const longest = 5;
const maxFriends = 200;

/**
 * Members referred by the member, directly or through others, who share a payout account or browser with the
 * member.
 */
export const selfReferral = defineSignal({
  key: "self_referral",
  query: ({ members }) => sql`
    select own.user_id, jsonb_build_object('accounts', count(*), 'chain', max(friends.depth)) as facts,
      jsonb_agg(friends.friend_id) as members
    from unnest(${members}) as own(user_id)
    cross join lateral (
      with recursive chain(friend_id, depth) as (
        select friend_id, 1 from referrals where referrer_id = own.user_id
        union all
        select referrals.friend_id, chain.depth + 1 from chain
        join referrals on referrals.referrer_id = chain.friend_id
        where chain.depth < ${longest})
      select friend_id, depth from chain limit ${maxFriends}) friends
    where exists (
      select from (${sharedValues.payout}) mine join (${sharedValues.payout}) theirs using (token)
      where mine.user_id = own.user_id and theirs.user_id = friends.friend_id)
    or exists (
      select from (${sharedValues.device}) mine join (${sharedValues.device}) theirs using (token)
      where mine.user_id = own.user_id and theirs.user_id = friends.friend_id)
    group by own.user_id`,
  valueOf: accountsIn,
});
