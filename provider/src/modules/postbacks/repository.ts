import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { PostbackReason } from "#contract/postbacks.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import { networks, postbackEvents } from "../../database/network-schema.ts";

export type EventRow = typeof postbackEvents.$inferSelect;

/** An event as it is stored. */
export type NewEvent = Pick<
  EventRow,
  "network" | "receivedAt" | "signedAt" | "ip" | "contentType" | "payload" | "payloadHash"
>;

/** Stores an event, or counts a copy of one that came before. Returns whether it is new. */
export async function storeEvent(queryable: Queryable, event: NewEvent): Promise<boolean> {
  const [stored] = await queryable
    .insert(postbackEvents)
    .values({ ...event, id: randomUUID(), dueAt: event.receivedAt })
    .onConflictDoUpdate({
      target: [postbackEvents.network, postbackEvents.payloadHash],
      set: { copies: sql`${postbackEvents.copies} + 1` },
    })
    .returning({ copies: postbackEvents.copies });
  return stored?.copies === 1;
}

/** The event that waits longest and is not being read, locked until the transaction ends. */
export async function lockDueEvent(tx: Transaction, now: Date): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(postbackEvents)
    .where(and(eq(postbackEvents.state, "received"), lte(postbackEvents.dueAt, now)))
    .orderBy(asc(postbackEvents.dueAt), asc(postbackEvents.sequence))
    .limit(1)
    .for("no key update", { skipLocked: true });
  return row;
}

/** An event whose row stays locked until the transaction ends; undefined when there is none. */
export async function lockEvent(tx: Transaction, id: string): Promise<EventRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(postbackEvents).where(eq(postbackEvents.id, id)).for("no key update");
  return row;
}

/** Notes what became of an event. */
export async function settleEvent(tx: Transaction, id: string, settled: Partial<EventRow>): Promise<void> {
  await tx.update(postbackEvents).set(settled).where(eq(postbackEvents.id, id));
}

/**
 * Notes that reading an event broke: again at `dueAt`, or quarantine without one. Changes nothing when
 * another process read it meanwhile.
 */
export async function noteFailure(
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

/** Puts an event at the worker's disposal again. */
export async function reviveEvent(tx: Transaction, id: string, at: Date): Promise<void> {
  const change = { state: "received", reason: null, attempts: 0, dueAt: at, processedAt: null } as const;
  await tx.update(postbackEvents).set(change).where(eq(postbackEvents.id, id));
}

// What was held against the time of an unknown purchase.
const untilTracked: PostbackReason[] = ["click_expired", "purchase_before_click"];

/**
 * A purchase is known now: reports of it that came before, and whose time alone fitted no purchase, are read
 * again. So it makes no difference which came first.
 */
export async function reviveReportsOf(
  tx: Transaction,
  { network, transactionId, at }: { network: string; transactionId: string; at: Date },
): Promise<void> {
  await tx
    .update(postbackEvents)
    .set({ state: "received", reason: null, attempts: 0, dueAt: at, processedAt: null })
    .where(
      and(
        eq(postbackEvents.network, network),
        eq(postbackEvents.transactionId, transactionId),
        eq(postbackEvents.state, "quarantined"),
        inArray(postbackEvents.reason, untilTracked),
      ),
    );
}

export interface FoundEvent {
  event: EventRow;
  network: { key: string; name: string };
}

/** Events with the networks they came from. */
export function everyEvent(queryable: Queryable) {
  return queryable
    .select({ event: postbackEvents, network: { key: networks.key, name: networks.name } })
    .from(postbackEvents)
    .innerJoin(networks, eq(networks.key, postbackEvents.network));
}

/** One event; undefined when there is none. */
export async function findEvent(queryable: Queryable, id: string): Promise<FoundEvent | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await everyEvent(queryable).where(eq(postbackEvents.id, id));
  return found;
}
