import { and, asc, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { AdminClaim } from "#contract/admin-claims.ts";
import type { ClaimState } from "#contract/claims.ts";
import type { KeysetMeta } from "#contract/paging.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { claimProofs, claims, clicks } from "../../database/earning-schema.ts";
import { isUuid } from "../../database/identifiers.ts";
import { countUpToCap, cutPage, decodeCursor } from "../../database/keyset.ts";
import { ofMemberNamed } from "../../database/member-search.ts";
import { networks } from "../../database/network-schema.ts";
import { users } from "../../database/schema.ts";
import { offerVersions, stores } from "../../database/store-schema.ts";
import { containing } from "../../database/text-search.ts";
import { storeColumns } from "../claims/clicks.ts";
import { position, positionOf, type ClaimRow } from "../claims/repository.ts";
import { toAdminClaim } from "./view.ts";

export interface ClaimFilter {
  cursor?: string;
  limit: number;
  state?: ClaimState | ClaimState[];
  q?: string;
  order: "newest" | "oldest";
}

const member = alias(users, "member");
const decider = alias(users, "decider");

function everyClaim(queryable: Queryable) {
  return queryable
    .select({
      ...{ claim: claims, store: storeColumns, click: clicks, terms: offerVersions.terms },
      network: { key: networks.key, name: networks.name },
      member: { id: member.id, name: member.name, email: member.email },
      decidedBy: { id: decider.id, name: decider.name, email: decider.email },
      proof: {
        contentType: claimProofs.contentType,
        bytes: sql<number>`octet_length(${claimProofs.content})`,
      },
    })
    .from(claims)
    .innerJoin(member, eq(member.id, claims.userId))
    .innerJoin(stores, eq(stores.id, claims.storeId))
    .innerJoin(clicks, eq(clicks.id, claims.clickId))
    .innerJoin(networks, eq(networks.key, clicks.network))
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offerId, clicks.offerId), eq(offerVersions.version, clicks.offerVersion)),
    )
    .innerJoin(claimProofs, eq(claimProofs.claimId, claims.id))
    .leftJoin(decider, eq(decider.id, claims.decidedBy));
}
export type FoundAdminClaim = Awaited<ReturnType<typeof everyClaim>>[number];

function beyond(cursor: string, order: ClaimFilter["order"]): SQL {
  const [at, id] = decodeCursor(cursor, position);
  const place = sql`(${claims.createdAt}, ${claims.id})`;
  const there = sql`(${at}::timestamptz, ${id}::uuid)`;
  return order === "newest" ? sql`${place} < ${there}` : sql`${place} > ${there}`;
}

function matching({ state, q }: ClaimFilter): SQL | undefined {
  return and(
    state ? inArray(claims.state, [state].flat()) : undefined,
    or(containing(q, [claims.orderNumber]), ofMemberNamed(q, claims.userId)),
  );
}

/** The claims of a page, as the admin who asks (`viewer`) sees them. */
export async function findRows(
  queryable: Queryable,
  filter: ClaimFilter,
  viewer: string,
): Promise<{ rows: AdminClaim[]; nextCursor: string | null }> {
  const { order, cursor, limit } = filter;
  const direction = order === "newest" ? desc : asc;
  const found = await everyClaim(queryable)
    .where(and(matching(filter), cursor ? beyond(cursor, order) : undefined))
    .orderBy(direction(claims.createdAt), direction(claims.id))
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(found, limit, positionOf);
  return { rows: page.map((row) => toAdminClaim(row, viewer)), nextCursor };
}

/** A page of all members' claims with how many there are. */
export async function findPage(
  queryable: Queryable,
  filter: ClaimFilter,
  viewer: string,
): Promise<{ rows: AdminClaim[]; meta: KeysetMeta }> {
  const every = queryable
    .select({ one: sql`1` })
    .from(claims)
    .where(matching(filter));
  const [{ rows, nextCursor }, counted] = await Promise.all([
    findRows(queryable, filter, viewer),
    countUpToCap(queryable, every),
  ]);
  return { rows, meta: { nextCursor, ...counted } };
}

/** One claim as an admin sees it; undefined when there is none. */
export async function findOne(
  queryable: Queryable,
  id: string,
  viewer: string,
): Promise<AdminClaim | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await everyClaim(queryable).where(eq(claims.id, id));
  return found && toAdminClaim(found, viewer);
}

/** A claim whose row stays locked until the transaction ends; undefined when there is none. */
export async function lockClaim(tx: Transaction, id: string): Promise<ClaimRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(claims).where(eq(claims.id, id)).for("no key update");
  return row;
}

export async function updateClaim(tx: Transaction, id: string, change: Partial<ClaimRow>): Promise<void> {
  await tx.update(claims).set(change).where(eq(claims.id, id));
}

/** A claim's proof with what names it; undefined when there is none. */
export async function findProof(queryable: Queryable, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await queryable
    .select({ orderNumber: claims.orderNumber, proof: claimProofs })
    .from(claimProofs)
    .innerJoin(claims, eq(claims.id, claimProofs.claimId))
    .where(eq(claimProofs.claimId, id));
  return row;
}

/** The name of who took a claim's last decision, for who comes too late. */
export async function findDecider(queryable: Queryable, { decidedBy }: ClaimRow): Promise<string> {
  if (!decidedBy) return "";
  const [row] = await queryable.select({ name: users.name }).from(users).where(eq(users.id, decidedBy));
  return row?.name ?? "";
}
