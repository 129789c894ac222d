import { sql, type SQL } from "drizzle-orm";
import type { AccountLink, ComparedAccount } from "#contract/fraud/admin-fraud.ts";
import type { FraudLink } from "#contract/fraud/fraud-signals.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { sharedValues } from "./links.ts";

/** The maximum number of accounts compared in a case, including the member's own. */
export const maxAccounts = 12;
/** The maximum number of links between the member and an account. */
const maxSteps = 2;

interface Pair {
  from: string;
  to: string;
  kind: FraudLink;
}

/**
 * Returns the accounts linked to a member, the closest first, and the values that each pair shares. Follows
 * links over two steps, because the accounts of a ring needn't all share one value.
 */
export async function findLinkedAccounts(
  queryable: Queryable,
  userId: string,
): Promise<{ ids: string[]; links: AccountLink[]; hasMore: boolean }> {
  const ids = [userId];
  let hasMore = false;
  let newIds = [userId];
  for (let step = 0; step < maxSteps && newIds.length > 0; step += 1) {
    const linkedIds = (await findPairs(queryable, newIds)).map(({ to }) => to);
    newIds = [...new Set(linkedIds)].filter((id) => !ids.includes(id));
    hasMore ||= ids.length + newIds.length > maxAccounts;
    newIds = newIds.slice(0, maxAccounts - ids.length);
    ids.push(...newIds);
  }
  return { ids, links: mergePairs(ids, await findPairs(queryable, ids, ids)), hasMore };
}

/**
 * Returns links from these accounts to others, or only to those of `among`. Links by payout account or browser
 * come first.
 */
async function findPairs(queryable: Queryable, userIds: string[], among?: string[]): Promise<Pair[]> {
  const members = toArray(userIds);
  const isAmong = (column: SQL) => (among ? sql`and ${column} = any(${toArray(among)})` : sql``);
  const shared = (["payout", "device", "address"] as const).map(
    (kind, place) => sql`
      select distinct own.user_id as "from", other.user_id as "to", ${kind}::text as kind, ${place}::int as place
      from (select distinct user_id, token from (${sharedValues[kind]}) mine where user_id = any(${members})) own
      cross join lateral (select distinct theirs.user_id from (${sharedValues[kind]}) theirs
        where theirs.token = own.token and theirs.user_id <> own.user_id ${isAmong(sql`theirs.user_id`)}
        limit ${maxAccounts}) other`,
  );
  const referred = sql`
    select referrer_id as "from", friend_id as "to", 'referral' as kind, 3 as place from referrals
    where referrer_id = any(${members}) ${isAmong(sql`friend_id`)}
    union all
    select friend_id, referrer_id, 'referral', 3 from referrals
    where friend_id = any(${members}) ${isAmong(sql`referrer_id`)}`;
  // The referrals are limited, because a member with many friends would otherwise hide the other links.
  const limit = among ? sql`` : sql`limit ${maxAccounts}`;
  const { rows } = (await queryable.execute(sql`
    select "from", "to", kind from (
      ${sql.join(shared, sql` union all `)} union all
      select * from (${referred} ${limit}) referred) pairs
    order by place, "to"`)) as unknown as { rows: Pair[] };
  return rows;
}

function toArray(ids: string[]): SQL {
  return sql`${`{${ids.join(",")}}`}::uuid[]`;
}

/** Merges pairs in both directions into one link with all values that the two accounts share. */
function mergePairs(ids: string[], pairs: Pair[]): AccountLink[] {
  const mergedLinks = new Map<string, AccountLink>();
  for (const { from, to, kind } of pairs) {
    const [first, second] = ids.indexOf(from) < ids.indexOf(to) ? [from, to] : [to, from];
    const link = mergedLinks.get(`${first} ${second}`) ?? { from: first, to: second, kinds: [] };
    if (!link.kinds.includes(kind)) link.kinds.push(kind);
    mergedLinks.set(`${first} ${second}`, link);
  }
  return [...mergedLinks.values()];
}

/** Returns the data by which a person compares these accounts, in their order. */
export async function compareAccounts(
  queryable: Queryable,
  ids: string[],
  currency: string,
): Promise<ComparedAccount[]> {
  const { rows } = (await queryable.execute(sql`
    select users.id, name, email, status, country, users.created_at as "joinedAt",
      (select max(last_seen_at) from sessions where user_id = users.id) as "lastSeenAt",
      (select coalesce(jsonb_agg(distinct masked), '[]') from payout_methods where user_id = users.id) as "payoutMethods",
      (select count(*)::int from clicks where user_id = users.id) as clicks,
      (select count(*)::int from leads where user_id = users.id) as purchases,
      (select count(*)::int from leads where user_id = users.id and state in ('rejected', 'reversed')) as refused,
      (select count(*)::int from claims where user_id = users.id and state = 'refused') as "refusedClaims",
      (select coalesce(sum(amount), 0)::text from withdrawals
        where user_id = users.id and currency = ${currency} and state = 'paid') as paid,
      (select coalesce(sum(amount), 0)::text from withdrawals
        where user_id = users.id and currency = ${currency} and state = 'requested') as waiting,
      exists (select from fraud_cases where user_id = users.id and state in ('open', 'appealed')) as "hasCase"
    from users where users.id = any(${toArray(ids)})`)) as unknown as {
    rows: (Omit<ComparedAccount, "paid" | "waiting"> & { paid: string; waiting: string })[];
  };
  return rows
    .map((row) => ({
      ...row,
      joinedAt: new Date(row.joinedAt).toISOString(),
      lastSeenAt: row.lastSeenAt && new Date(row.lastSeenAt).toISOString(),
      paid: Number(row.paid),
      waiting: Number(row.waiting),
    }))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
