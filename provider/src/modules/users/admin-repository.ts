import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { adminListUsers, type AdminUser } from "#contract/accounts/admin-users.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { amongIds, isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByTime } from "../../database/queries/keyset-order.ts";
import { withinDays } from "../../database/queries/period.ts";
import { users } from "../../database/schema/schema.ts";
import { containing } from "../../database/queries/text-search.ts";
import { toWire } from "../../money.ts";
import { findWaiting } from "../staff-requests/find-waiting.ts";
import { findRoleNames } from "../permissions/role-names.ts";
import { findBalances, findLifetimes } from "../wallet/balances.ts";
import { findLastSeen, sumPayouts } from "./activity.ts";
import { findRisks, flagged } from "../risks/risk-flags.ts";

export type UserRow = typeof users.$inferSelect;

/** All accounts by the day they joined, with amounts in `currency`. */
export const userList = keysetList(adminListUsers, ({ currency }: { currency: string }) => ({
  select: (queryable) => queryable.select().from(users),
  count: (rows) => rows.from(users),
  where: ({ role, tier, status, group, email, risk, ids, q, ...days }) =>
    and(
      role ? eq(users.role, role) : undefined,
      tier ? eq(users.tier, tier) : undefined,
      status ? eq(users.status, status) : undefined,
      group && (group === "staff" ? ne(users.role, "member") : eq(users.role, "member")),
      email && (email === "confirmed" ? isNotNull(users.emailVerifiedAt) : isNull(users.emailVerifiedAt)),
      risk ? sql`${users.id} in (${flagged[risk]})` : undefined,
      withinDays(users.createdAt, days),
      amongIds(users.id, ids),
      containing(q, [users.name, users.email]),
    ),
  order: ({ order }) =>
    orderByTime({ time: users.createdAt, id: users.id }, order, (row: UserRow) => [row.createdAt, row.id]),
  view: (rows, queryable) => toAdminUsers(queryable, rows, currency),
}));

/** Returns the email address, by which admins identify an account. */
export async function findEmail(queryable: Queryable, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await queryable.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email ?? null;
}

/** Maps users to rows of the admins' list. Runs six queries in total, regardless of the number of users. */
export async function toAdminUsers(
  queryable: Queryable,
  rows: UserRow[],
  currency: string,
): Promise<AdminUser[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  // The queries run one after the other, because a transaction has only one connection.
  const balances = await findBalances(queryable, ids, currency);
  const lifetimes = await findLifetimes(queryable, ids, currency);
  const payoutSums = await sumPayouts(queryable, ids, currency);
  const lastSeen = await findLastSeen(queryable, ids);
  const risks = await findRisks(queryable, ids);
  const names = await findRoleNames(
    queryable,
    rows.map(({ role }) => role),
  );
  const waitingRequests = await findWaiting(queryable, ids);
  return rows.map(({ id, name, email, role, tier, status, emailVerifiedAt, createdAt }) => {
    const { available, pending, reserved } = balances.get(id)!;
    return {
      id,
      name,
      email,
      role,
      roleName: names.get(role) ?? null,
      tier,
      status,
      isVerified: emailVerifiedAt !== null,
      currency,
      joinedAt: createdAt.toISOString(),
      lastSeenAt: lastSeen.get(id)?.toISOString() ?? null,
      available: toWire(available),
      pending: toWire(pending),
      reserved: toWire(reserved),
      lifetime: toWire(lifetimes.get(id)!),
      paid: { count: payoutSums.get(id)?.count ?? 0, amount: toWire(payoutSums.get(id)?.amount ?? 0n) },
      risks: risks.get(id)!,
      waitsFor: waitingRequests.get(id) ?? [],
    };
  });
}
