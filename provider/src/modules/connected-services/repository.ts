import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { connectedServices } from "../../database/schema/connected-service-schema.ts";

export type ConnectedServiceRow = typeof connectedServices.$inferSelect;

/**
 * An identity at a service: the service's key, the issuer, and the subject, which permanently identifies one
 * user.
 */
export interface OutsideIdentity {
  service: string;
  issuer: string;
  subject: string;
}

function hashOf({ service, issuer, subject }: OutsideIdentity): string {
  return createHash("sha256")
    .update(JSON.stringify([service, issuer, subject]))
    .digest("base64url");
}

/** Lists a member's connected services. */
export function listConnections(queryable: Queryable, userId: string): Promise<ConnectedServiceRow[]> {
  return queryable
    .select()
    .from(connectedServices)
    .where(eq(connectedServices.userId, userId))
    .orderBy(connectedServices.service);
}

/**
 * Inserts a connection. Returns undefined if the member has already connected this service, or the identity
 * belongs to another member.
 */
export async function insertConnection(
  tx: Transaction,
  { identity, ...row }: { userId: string; identity: OutsideIdentity; connectedAt: Date },
): Promise<ConnectedServiceRow | undefined> {
  const [inserted] = await tx
    .insert(connectedServices)
    .values({ ...row, service: identity.service, identityHash: hashOf(identity) })
    .onConflictDoNothing()
    .returning();
  return inserted;
}

/** Returns whether a member has connected a service, with any identity. */
export async function isConnected(queryable: Queryable, userId: string, service: string): Promise<boolean> {
  const isConnection = and(eq(connectedServices.userId, userId), eq(connectedServices.service, service));
  return (await queryable.$count(connectedServices, isConnection)) > 0;
}

/** Returns the account that an identity is connected to and records the use; undefined if there is none. */
export async function recordConnectionUse(
  queryable: Queryable,
  identity: OutsideIdentity,
  now: Date,
): Promise<string | undefined> {
  const [row] = await queryable
    .update(connectedServices)
    .set({ lastUsedAt: now })
    .where(eq(connectedServices.identityHash, hashOf(identity)))
    .returning({ userId: connectedServices.userId });
  return row?.userId;
}

/** Deletes a connection. Returns false if there was none. */
export async function deleteConnection(tx: Transaction, userId: string, service: string): Promise<boolean> {
  const rows = await tx
    .delete(connectedServices)
    .where(and(eq(connectedServices.userId, userId), eq(connectedServices.service, service)))
    .returning({ service: connectedServices.service });
  return rows.length === 1;
}
