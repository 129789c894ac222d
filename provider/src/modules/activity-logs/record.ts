import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ActivityName } from "#contract/activity-logs/activities.ts";
import type { activityLogs } from "../../database/schema/activity-log-schema.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { hashRow } from "./chain.ts";
import { exportHead, type Head } from "./head-file.ts";
import { appendRow, lockHead } from "./repository.ts";

type ActivityOrigin = Pick<FastifyRequest, "id" | "clientAddress"> & {
  server: Pick<FastifyInstance, "environment">;
};

export interface Activity {
  at: Date;
  /** `apiKey` is the key that a program used to act for the admin. */
  actor: { userId: string | null; email: string; apiKey?: { id: string; name: string } | null };
  action: ActivityName;
  object: { type: string; id: string; label: string | null };
  /** The change, in JSON values (money as a number of minor units). */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The request that caused the action, for its IP address and id; `null` if no request caused it. */
  request: ActivityOrigin | null;
}

/**
 * Appends to the admin activity log in the transaction of the action, and exports the new head after the
 * commit. Waits for the head's row lock, so call it last in the transaction.
 */
export async function recordActivity(unit: UnitOfWork, activity: Activity): Promise<void> {
  const { request } = activity;
  const row = chainedRow(await lockHead(unit.tx), activity);
  await appendRow(unit.tx, row);
  if (request) {
    const { DATA_DIR } = request.server.environment;
    unit.afterCommit(() => exportHead(DATA_DIR, row));
  }
}

/** Returns the row for an activity, chained to `head`. The row's sequence and hash are the next head. */
export function chainedRow(
  head: Head,
  { at, actor, action, object, before, after, request }: Activity,
): typeof activityLogs.$inferSelect {
  const row = {
    sequence: head.sequence + 1n,
    at,
    actorId: actor.userId,
    actorEmail: actor.email,
    action,
    objectType: object.type,
    objectId: object.id,
    objectLabel: object.label,
    before,
    after,
    ip: request?.clientAddress ?? null,
    requestId: request?.id ?? null,
    apiKeyId: actor.apiKey?.id ?? null,
    apiKeyName: actor.apiKey?.name ?? null,
    previousHash: head.hash,
  };
  return { ...row, hash: hashRow(row) };
}
