import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { Interpretation, PostbackReason } from "#contract/networks/postbacks.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { jsonOf } from "../../database/engine/insert-rows.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { networkColumns } from "../../database/queries/named-columns.ts";
import { networks, postbackEvents } from "../../database/schema/network-schema.ts";
import { statement } from "../../database/engine/statement.ts";

export type EventRow = typeof postbackEvents.$inferSelect;

/** An event to be stored. */
export type NewEvent = Pick<
  EventRow,
  "network" | "receivedAt" | "signedAt" | "ip" | "contentType" | "payload" | "payloadHash"
> & { occurrence?: number | null };

const store = statement<{ copies: number }>(
  "store_event",
  sql`insert into postback_events
      (id, network, received_at, due_at, signed_at, ip, content_type, payload, payload_hash, occurrence)
    select ${sql.placeholder("id")}::uuid, ${sql.placeholder("network")}, moment.at, moment.at,
      ${sql.placeholder("signedAt")}::timestamptz, ${sql.placeholder("ip")}, ${sql.placeholder("contentType")},
      ${sql.placeholder("payload")}, ${sql.placeholder("payloadHash")}, ${sql.placeholder("occurrence")}::integer
    from (values (${sql.placeholder("receivedAt")}::timestamptz)) moment (at)
    on conflict (network, payload_hash) do update set copies = postback_events.copies + 1
    returning copies`,
);

/** Stores an event, or counts it as a copy of an earlier one. Returns whether it is new. */
export async function storeEvent(queryable: Queryable, event: NewEvent): Promise<boolean> {
  const { receivedAt, signedAt } = event;
  const moments = { receivedAt: receivedAt.toISOString(), signedAt: signedAt?.toISOString() ?? null };
  const [stored] = await store(queryable, { occurrence: null, ...event, ...moments, id: randomUUID() });
  return stored?.copies === 1;
}

/**
 * Locks and returns the longest-waiting events that aren't being processed, at most `limit`, until the
 * transaction ends.
 */
export function lockDueEvents(tx: Transaction, now: Date, limit: number): Promise<EventRow[]> {
  return tx
    .select()
    .from(postbackEvents)
    .where(and(eq(postbackEvents.state, "received"), lte(postbackEvents.dueAt, now)))
    .orderBy(asc(postbackEvents.dueAt), asc(postbackEvents.sequence))
    .limit(limit)
    .for("no key update", { skipLocked: true });
}

/** Locks and returns one event if it is waiting and isn't being processed. */
export async function lockWaitingEvent(tx: Transaction, id: string): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(postbackEvents)
    .where(and(eq(postbackEvents.id, id), eq(postbackEvents.state, "received")))
    .for("no key update", { skipLocked: true });
  return row;
}

/** Returns an event and locks its row until the transaction ends; undefined if it doesn't exist. */
export async function lockEvent(tx: Transaction, id: string): Promise<EventRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(postbackEvents).where(eq(postbackEvents.id, id)).for("no key update");
  return row;
}

/** Marks an event as discarded. */
export async function discardEvent(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx
    .update(postbackEvents)
    .set({ state: "discarded", processedAt: at })
    .where(eq(postbackEvents.id, id));
}

/**
 * Compares an event with the other processed events of the same purchase. The purchase must be locked.
 * - `isRepeated`: another event has the same content, for example if a network's file repeats a notification.
 * - `isSuperseded`: the event is repeated, or another event of the same version was received later but
 *   processed earlier, for example because an attempt to process this one failed.
 * - `isOutdated`: another event with a newer version confirmed, rejected or reversed the purchase.
 */
export async function comparePrecedence(
  tx: Transaction,
  { network, sequence }: EventRow,
  reported: Interpretation,
): Promise<{ isRepeated: boolean; isSuperseded: boolean; isOutdated: boolean }> {
  const { interpretation } = postbackEvents;
  const version = sql`coalesce(${interpretation} ->> 'changedAt', ${interpretation} ->> 'at')::timestamptz`;
  const isSame = sql`${interpretation} = ${JSON.stringify(reported)}::jsonb`;
  const ownVersion = sql`${reported.changedAt ?? reported.at}::timestamptz`;
  const isLater = and(gt(postbackEvents.sequence, sequence), sql`${version} = ${ownVersion}`);
  const isNewerDecision = and(
    sql`${interpretation} ->> 'status' <> 'pending'`,
    or(isLater, sql`${version} > ${ownVersion}`),
  );
  const [row] = await tx
    .select({
      isRepeated: sql<boolean | null>`bool_or(${isSame})`,
      isSuperseded: sql<boolean | null>`bool_or(${or(isLater, isSame)})`,
      isOutdated: sql<boolean | null>`bool_or(${isNewerDecision})`,
    })
    .from(postbackEvents)
    .where(
      and(
        eq(postbackEvents.network, network),
        eq(postbackEvents.transactionId, reported.transaction),
        inArray(postbackEvents.state, ["applied", "unchanged"]),
        or(isLater, isSame, isNewerDecision),
      ),
    );
  return {
    isRepeated: row?.isRepeated === true,
    isSuperseded: row?.isSuperseded === true,
    isOutdated: row?.isOutdated === true,
  };
}

/** The result of processing an event. */
type ProcessedEvent = Pick<
  EventRow,
  "id" | "state" | "reason" | "interpretation" | "transactionId" | "attempts"
> & {
  leadId?: string;
  /** The lead of the similar purchase because of which the event waits for an admin. */
  similarLeadId: string | null;
};

const settleRows = statement(
  "settle_events",
  sql`update postback_events event set state = read.state, reason = read.reason,
      interpretation = read.interpretation, transaction_id = read."transactionId", attempts = read.attempts,
      lead_id = coalesce(read."leadId", event.lead_id), similar_lead_id = read."similarLeadId",
      processed_at = ${sql.placeholder("at")}::timestamptz
    from json_to_recordset(${sql.placeholder("rows")}::json) read (id uuid, state text, reason text,
      interpretation jsonb, "transactionId" text, attempts integer, "leadId" uuid,
      "similarLeadId" uuid)
    where event.id = read.id`,
);

/** Saves the results of processed events, which must be locked. */
export async function settleEvents(tx: Transaction, settled: ProcessedEvent[], at: Date): Promise<void> {
  if (settled.length > 0) await settleRows(tx, { rows: jsonOf(settled), at: at.toISOString() });
}

/**
 * Records that processing an event failed. The event is retried at `dueAt`; if that is undefined, it is
 * quarantined. Changes nothing if another process has processed the event in the meantime.
 */
export async function recordFailure(
  queryable: Queryable,
  { id, attempts }: EventRow,
  at: Date,
  dueAt: Date | undefined,
): Promise<void> {
  const state = dueAt ? "received" : "quarantined";
  await queryable
    .update(postbackEvents)
    .set({
      state,
      attempts: attempts + 1,
      dueAt: dueAt ?? at,
      ...(dueAt ? {} : { reason: "failed" satisfies PostbackReason, processedAt: at }),
    })
    .where(
      and(
        eq(postbackEvents.id, id),
        eq(postbackEvents.state, "received"),
        eq(postbackEvents.attempts, attempts),
      ),
    );
}

/**
 * Returns an event to the worker's queue. If it was held because of a similar purchase, the two purchases count
 * as different from now on. The report also counts as confirmed.
 */
export async function requeueEvent(
  tx: Transaction,
  { id, similarLeadId, distinctFrom }: EventRow,
  at: Date,
): Promise<void> {
  const change = { state: "received", reason: null, attempts: 0, dueAt: at, processedAt: null } as const;
  const review = {
    similarLeadId: null,
    isConfirmed: true,
    distinctFrom: [...distinctFrom, ...(similarLeadId ? [similarLeadId] : [])],
  };
  await tx
    .update(postbackEvents)
    .set({ ...change, ...review })
    .where(eq(postbackEvents.id, id));
}

// Reasons for quarantine that may no longer apply once the purchase has a lead.
const untilTracked: PostbackReason[] = [
  "click_expired",
  "purchase_before_click",
  "transaction_case_differs",
  "order_reported_twice",
  "order_similar_to_claim",
  "visit_claimed",
  "confirmation_missing",
  "original_missing",
];

const requeueRows = statement(
  "revive_events",
  sql`update postback_events event
    set state = 'received', reason = null, attempts = 0, due_at = ${sql.placeholder("at")}::timestamptz, processed_at = null
    from json_to_recordset(${sql.placeholder("purchases")}::json) known (network text, transaction text)
    where event.network = known.network and event.transaction_id = known.transaction
      and event.state = 'quarantined' and event.reason in (${sql.join(
        untilTracked.map((reason) => sql.raw(`'${reason}'`)),
        sql`, `,
      )})`,
);

/**
 * Requeues quarantined reports of purchases that now have a lead, if the reason is one of the above, so that
 * the order in which reports arrive makes no difference.
 */
export async function requeueReportsOf(
  tx: Transaction,
  purchases: { network: string; transaction: string }[],
  at: Date,
): Promise<void> {
  if (purchases.length > 0) await requeueRows(tx, { purchases: jsonOf(purchases), at: at.toISOString() });
}

export interface EventWithNetwork {
  event: EventRow;
  network: { key: string; name: string };
}

/** Selects events with their networks. */
export function selectEvents(queryable: Queryable) {
  return queryable
    .select({ event: postbackEvents, network: networkColumns })
    .from(postbackEvents)
    .innerJoin(networks, eq(networks.key, postbackEvents.network));
}

/** Returns one event, or undefined if it doesn't exist. */
export async function findEvent(queryable: Queryable, id: string): Promise<EventWithNetwork | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectEvents(queryable).where(eq(postbackEvents.id, id));
  return row;
}
