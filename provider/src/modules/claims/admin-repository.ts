import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { adminListClaims, type AdminClaim } from "#contract/claims/admin-claims.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { claimProofs, claims } from "../../database/schema/earning-schema.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { findByMember } from "../../database/queries/member-search.ts";
import { users } from "../../database/schema/schema.ts";
import { containing } from "../../database/queries/text-search.ts";
import type { Identity } from "../../plugins/identity.ts";
import { selectAdminClaims } from "./admin-rows.ts";
import { toAdminClaim } from "./admin-view.ts";
import { claimsByTime, type ClaimRow } from "./repository.ts";

type ClaimFilter = z.output<(typeof adminListClaims)["filters"]>;

async function matching({ state, q }: ClaimFilter, queryable: Queryable): Promise<SQL | undefined> {
  return and(
    state ? inArray(claims.state, [state].flat()) : undefined,
    or(containing(q, [claims.orderNumber]), await findByMember(queryable, q, claims.userId)),
  );
}

/** All members' claims, for the admin `viewer`. */
export const adminClaimList = keysetList(adminListClaims, ({ userId: viewer }: Pick<Identity, "userId">) => ({
  select: selectAdminClaims,
  count: (rows) => rows.from(claims),
  where: matching,
  order: ({ order }) => claimsByTime(order),
  view: (rows) => rows.map((row) => toAdminClaim(row, viewer)),
}));

/** Returns one claim for an admin, or undefined if it doesn't exist. */
export async function findAdminClaim(
  queryable: Queryable,
  id: string,
  viewer: string,
): Promise<AdminClaim | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectAdminClaims(queryable).where(eq(claims.id, id));
  return row && toAdminClaim(row, viewer);
}

/** Returns a claim and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockClaim(tx: Transaction, id: string): Promise<ClaimRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(claims).where(eq(claims.id, id)).for("no key update");
  return row;
}

export async function updateClaim(tx: Transaction, id: string, change: Partial<ClaimRow>): Promise<void> {
  await tx.update(claims).set(change).where(eq(claims.id, id));
}

/** Returns a claim's proof with the data for its file name, or undefined if there is none. */
export async function findProof(queryable: Queryable, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await queryable
    .select({ orderNumber: claims.orderNumber, proof: claimProofs })
    .from(claimProofs)
    .innerJoin(claims, eq(claims.id, claimProofs.claimId))
    .where(eq(claimProofs.claimId, id));
  return row;
}

/**
 * Returns the name of the admin who last decided on a claim, for the error shown to an admin who was slower.
 */
export async function findDecider(queryable: Queryable, { decidedBy }: ClaimRow): Promise<string> {
  if (!decidedBy) return "";
  const [row] = await queryable.select({ name: users.name }).from(users).where(eq(users.id, decidedBy));
  return row?.name ?? "";
}
