import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { type EventData, events, type EventType } from "#contract/webhooks/events.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { statement } from "../../database/engine/statement.ts";

/** An event about an object. The events of one object are delivered in order. */
export type NewEvent = {
  [Type in EventType]: { type: Type; objectId: string; data: EventData<Type> };
}[EventType];

/** The columns of an event's row. `body` is the exact text that is sent. */
export interface EventRow {
  id: string;
  type: EventType;
  object_id: string;
  body: string;
  created_at: string;
}

/** Returns the row of an event that happened at a given time. */
export function eventRow({ type, objectId, data }: NewEvent, at: Date, isTest = false): EventRow {
  const timestamp = at.toISOString();
  const { version } = events[type];
  const body = JSON.stringify({ type, version, timestamp, ...(isTest && { test: true }), data });
  return { id: randomUUID(), type, object_id: objectId, body, created_at: timestamp };
}

/**
 * Returns the last two queries of a `with` list. They store events and queue them for the endpoints that
 * subscribe to them. If there are no endpoints, nothing is stored. `rows` selects the columns of `EventRow`.
 */
export function emitEventsQueries(rows: SQL): SQL {
  return sql`emitted as (
    insert into webhook_events (id, type, object_id, body, created_at)
    select id, type, object_id, body, created_at from (${rows}) happened
    where exists (select from webhook_endpoints where deleted_at is null)
    returning id, sequence, type, object_id, created_at
  ), queued as (
    insert into webhook_deliveries (id, endpoint_id, event_id, sequence, object_id, due_at, created_at)
    select gen_random_uuid(), endpoint.id, emitted.id, emitted.sequence, emitted.object_id, emitted.created_at,
      emitted.created_at
    from emitted join webhook_endpoints endpoint on endpoint.deleted_at is null and endpoint.disabled_at is null
      and (endpoint.event_types is null or emitted.type = any (endpoint.event_types))
  )`;
}

const emit = statement(
  "emit_events",
  sql`with ${emitEventsQueries(
    sql`select * from json_to_recordset(${sql.placeholder("events")}::json)
      as given (id uuid, type text, object_id text, body text, created_at timestamptz)`,
  )} select`,
);

/** Emits events to the webhook endpoints, in the transaction of the change that they are about. */
export async function emitEvents(queryable: Queryable, at: Date, newEvents: NewEvent[]): Promise<void> {
  if (newEvents.length === 0) return;
  await emit(queryable, { events: JSON.stringify(newEvents.map((event) => eventRow(event, at))) });
}
