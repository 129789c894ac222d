import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { connectedServices } from "../../database/connected-service-schema.ts";

export type ConnectedServiceRow = typeof connectedServices.$inferSelect;

/** Who somebody is at a service: its key here, its issuer, and whom it names, for ever and nobody else. */
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

/** The services a member has connected. */
export function listConnections(queryable: Queryable, userId: string): Promise<ConnectedServiceRow[]> {
  return queryable
    .select()
    .from(connectedServices)
    .where(eq(connectedServices.userId, userId))
    .orderBy(connectedServices.service);
}

/** Connects; undefined when the member has this service already, or the identity is anybody's. */
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

/** Whether a member has connected a service, with whatever identity. */
export async function isConnected(queryable: Queryable, userId: string, service: string): Promise<boolean> {
  const isThis = and(eq(connectedServices.userId, userId), eq(connectedServices.service, service));
  return (await queryable.$count(connectedServices, isThis)) > 0;
}

/** Whose account an identity opens, noting that it was used; undefined when it opens none. */
export async function useConnection(
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

/** Disconnects; false when nothing was connected. */
export async function deleteConnection(tx: Transaction, userId: string, service: string): Promise<boolean> {
  const rows = await tx
    .delete(connectedServices)
    .where(and(eq(connectedServices.userId, userId), eq(connectedServices.service, service)))
    .returning({ service: connectedServices.service });
  return rows.length === 1;
}
