import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { AdminUser } from "#contract/admin-users.ts";
import type { RiskFlag } from "#contract/risk-flags.ts";
import type { KeysetMeta } from "#contract/paging.ts";
import type { Queryable } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import { countUpToCap, cutPage, decodeCursor } from "../../database/keyset.ts";
import { users } from "../../database/schema.ts";
import { containing } from "../../database/text-search.ts";
import { toWire } from "../../money.ts";
import { findBalances, findLifetimes } from "../wallet/figures.ts";
import { findLastSeen, findPaid } from "./figures.ts";
import { findRisks, flagged } from "./risk-flags.ts";

export interface UserFilter {
  cursor?: string;
  limit: number;
  role?: "member" | "admin";
  status?: "active" | "suspended";
  risk?: RiskFlag;
  ids?: string[];
  q?: string;
  order: "newest" | "oldest";
}
export type UserRow = typeof users.$inferSelect;

function matching({ role, status, risk, ids, q }: UserFilter): SQL | undefined {
  return and(
    role ? eq(users.role, role) : undefined,
    status ? eq(users.status, status) : undefined,
    risk ? sql`${users.id} in (${flagged[risk]})` : undefined,
    ids ? inArray(users.id, ids.filter(isUuid)) : undefined,
    containing(q, [users.name, users.email]),
  );
}

const position = z.tuple([z.iso.datetime(), z.uuid()]);

function beyond(cursor: string, order: UserFilter["order"]): SQL {
  const [at, id] = decodeCursor(cursor, position);
  const place = sql`(${users.createdAt}, ${users.id})`;
  const there = sql`(${at}::timestamptz, ${id}::uuid)`;
  return order === "newest" ? sql`${place} < ${there}` : sql`${place} > ${there}`;
}

/** The rows of a page of all accounts, by the day they joined. */
export async function findRows(
  queryable: Queryable,
  filter: UserFilter,
  currency: string,
): Promise<{ rows: AdminUser[]; nextCursor: string | null }> {
  const direction = filter.order === "newest" ? desc : asc;
  const found = await queryable
    .select()
    .from(users)
    .where(and(matching(filter), filter.cursor ? beyond(filter.cursor, filter.order) : undefined))
    .orderBy(direction(users.createdAt), direction(users.id))
    .limit(filter.limit + 1);
  const { page, nextCursor } = cutPage(found, filter.limit, (row) => [row.createdAt.toISOString(), row.id]);
  return { rows: await describe(queryable, page, currency), nextCursor };
}

/** A page of all accounts with how many there are. */
export async function findPage(
  queryable: Queryable,
  filter: UserFilter,
  currency: string,
): Promise<{ rows: AdminUser[]; meta: KeysetMeta }> {
  const { rows, nextCursor } = await findRows(queryable, filter, currency);
  const every = queryable
    .select({ one: sql`1` })
    .from(users)
    .where(matching(filter));
  return { rows, meta: { nextCursor, ...(await countUpToCap(queryable, every)) } };
}

/** What admins know an account by. */
export async function findEmail(queryable: Queryable, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [found] = await queryable.select({ email: users.email }).from(users).where(eq(users.id, id));
  return found?.email ?? null;
}

/** Users with what their list says of them: five queries for all, not for each. */
export async function describe(
  queryable: Queryable,
  rows: UserRow[],
  currency: string,
): Promise<AdminUser[]> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  // One after the other: inside a transaction there is one connection.
  const balances = await findBalances(queryable, ids, currency);
  const lifetimes = await findLifetimes(queryable, ids, currency);
  const paid = await findPaid(queryable, ids, currency);
  const lastSeen = await findLastSeen(queryable, ids);
  const risks = await findRisks(queryable, ids);
  return rows.map(({ id, name, email, role, status, createdAt }) => {
    const { available, pending, reserved } = balances.get(id)!;
    return {
      ...{ id, name, email, role, status, currency },
      joinedAt: createdAt.toISOString(),
      lastSeenAt: lastSeen.get(id)?.toISOString() ?? null,
      ...{ available: toWire(available), pending: toWire(pending), reserved: toWire(reserved) },
      lifetime: toWire(lifetimes.get(id)!),
      paid: { count: paid.get(id)?.count ?? 0, amount: toWire(paid.get(id)?.amount ?? 0n) },
      risks: risks.get(id)!,
    };
  });
}
