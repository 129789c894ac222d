import { sql, type SQL } from "drizzle-orm";
import { riskFlag } from "#contract/accounts/admin-users.ts";
import type { RiskFlag } from "#contract/withdrawals/risk-flags.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { ownAddresses } from "../../database/queries/own-addresses.ts";

/**
 * Selects the ids of users with a flag (docs/decisions/0026). The list's filter and a user's page share this
 * definition, so they can't disagree.
 */
export const flagged: Record<RiskFlag, SQL> = {
  reversed_leads: sql`
    select user_id from leads where state = 'reversed' group by user_id having count(*) >= 3`,
  // Removed targets count: a member with several accounts may remove one after using it.
  shared_payout: sql`
    select user_id from payout_methods where mailbox_fingerprint in (
      select mailbox_fingerprint from payout_methods group by mailbox_fingerprint having count(distinct user_id) > 1)`,
  shared_address: sql`
    select user_id from sessions where ip in (
      select ip from sessions where ip not in ${ownAddresses}
      group by ip having count(distinct user_id) > 3)`,
  early_withdrawal: sql`
    select withdrawals.user_id from withdrawals join users on users.id = withdrawals.user_id
    where withdrawals.requested_at < users.created_at + interval '7 days'`,
  fraud_case: sql`select user_id from fraud_cases where state in ('open', 'appealed')`,
};

/** Returns the flags of these users, without duplicates, in the order of the contract. */
export async function findRisks(queryable: Queryable, userIds: string[]): Promise<Map<string, RiskFlag[]>> {
  const risks = new Map<string, RiskFlag[]>(userIds.map((id) => [id, []]));
  if (userIds.length === 0) return risks;
  const userIdArray = `{${userIds.join(",")}}`;
  const parts = riskFlag.options.map(
    (flag) => sql`select distinct user_id, ${flag}::text as flag from (${flagged[flag]}) flagged
      where user_id = any(${userIdArray}::uuid[])`,
  );
  const { rows } = (await queryable.execute(sql.join(parts, sql` union all `))) as unknown as {
    rows: { user_id: string; flag: string }[];
  };
  for (const flag of riskFlag.options) {
    for (const row of rows) if (row.flag === flag) risks.get(row.user_id)?.push(flag);
  }
  return risks;
}
