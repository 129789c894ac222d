import type { FastifyRequest } from "fastify";
import type { ActivityName } from "#contract/activities.ts";
import type { UnitOfWork } from "../../database/unit-of-work.ts";
import { hashRow } from "./chain.ts";
import { exportHead } from "./head-file.ts";
import { appendRow, lockHead } from "./repository.ts";

export interface Activity {
  at: Date;
  actor: { userId: string | null; email: string };
  action: ActivityName;
  object: { type: string; id: string; label: string | null };
  /** What changed, JSON values only (money as a number of minor units). */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Where address and request id come from; null for what no request asked for. */
  request: FastifyRequest | null;
}

/**
 * Appends to the admin activity log in the transaction of what it tells about, and exports the new head once
 * that is committed. Takes its turn behind the head's row lock: call it last in the transaction.
 */
export async function recordActivity(unit: UnitOfWork, activity: Activity): Promise<void> {
  const { at, actor, action, object, before, after, request } = activity;
  const head = await lockHead(unit.tx);
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
    previousHash: head.hash,
  };
  const hash = hashRow(row);
  await appendRow(unit.tx, { ...row, hash });
  if (request) {
    const { DATA_DIR } = request.server.environment;
    unit.afterCommit(() => exportHead(DATA_DIR, { sequence: row.sequence, hash }));
  }
}
