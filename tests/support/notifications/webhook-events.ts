import { events, type EventType } from "#contract/webhooks/events.ts";
import type { NewEvent } from "#provider/modules/webhooks/emit.ts";

/** Returns an event for each object, with the data of the type's example. */
export function exampleEvents(type: EventType, objects: string[]): NewEvent[] {
  return objects.map((objectId) => ({ type, objectId, data: events[type].example }) as NewEvent);
}
