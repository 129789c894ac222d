import { and, count, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { ClaimState } from "#contract/claims.ts";
import type { KeysetMeta } from "#contract/paging.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { claimProofs, claims, leads } from "../../database/earning-schema.ts";
import { countUpToCap, cutPage, decodeCursor } from "../../database/keyset.ts";
import { users } from "../../database/schema.ts";
import { stores } from "../../database/store-schema.ts";
import { storeColumns } from "./clicks.ts";

export type ClaimRow = typeof claims.$inferSelect;
export interface FoundClaim {
  claim: ClaimRow;
  store: Pick<typeof stores.$inferSelect, "slug" | "name" | "logo" | "category">;
}

export const position = z.tuple([z.iso.datetime(), z.uuid()]);
export const positionOf = ({ claim }: FoundClaim) => [claim.createdAt.toISOString(), claim.id];

/** A page of a member's claims, newest first. */
export async function findOwnClaims(
  queryable: Queryable,
  userId: string,
  { cursor, limit, state }: { cursor?: string; limit: number; state?: ClaimState },
): Promise<{ rows: FoundClaim[]; meta: KeysetMeta }> {
  const wanted = and(eq(claims.userId, userId), state ? eq(claims.state, state) : undefined);
  const found = await queryable
    .select({ claim: claims, store: storeColumns })
    .from(claims)
    .innerJoin(stores, eq(stores.id, claims.storeId))
    .where(and(wanted, cursor ? before(cursor) : undefined))
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(found, limit, positionOf);
  const every = queryable
    .select({ one: sql`1` })
    .from(claims)
    .where(wanted);
  return { rows: page, meta: { nextCursor, ...(await countUpToCap(queryable, every)) } };
}

function before(cursor: string): SQL {
  const [at, id] = decodeCursor(cursor, position);
  return sql`(${claims.createdAt}, ${claims.id}) < (${at}::timestamptz, ${id}::uuid)`;
}

/** Makes a member's claims take turns until the transaction ends, so that they can be counted. */
export async function lockClaimant(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** How many of a member's claims nobody has decided on. */
export async function countOpen(queryable: Queryable, userId: string): Promise<number> {
  const isOpen = inArray(claims.state, ["sent", "with_store"]);
  const [counted] = await queryable
    .select({ open: count() })
    .from(claims)
    .where(and(eq(claims.userId, userId), isOpen));
  return counted!.open;
}

/** Whether a store's order is a purchase we know of already. */
export async function isTracked(
  queryable: Queryable,
  { storeId, orderNumber }: Pick<ClaimRow, "storeId" | "orderNumber">,
): Promise<boolean> {
  const sameOrder = sql`lower(${leads.orderNumber}) = lower(${orderNumber})`;
  const found = await queryable
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.storeId, storeId), sameOrder))
    .limit(1);
  return found.length > 0;
}

/** Writes a claim with its proof. */
export async function insertClaim(
  tx: Transaction,
  row: typeof claims.$inferInsert,
  proof: Omit<typeof claimProofs.$inferInsert, "claimId">,
): Promise<ClaimRow> {
  const [inserted] = await tx.insert(claims).values(row).returning();
  await tx.insert(claimProofs).values({ ...proof, claimId: inserted!.id });
  return inserted!;
}
