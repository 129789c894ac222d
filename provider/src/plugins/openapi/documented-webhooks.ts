import { z } from "zod";
import { eventBody, events, eventTypes, type EventType } from "#contract/webhooks/events.ts";

const header = (name: string, description: string) =>
  ({ in: "header", name, description, required: true, schema: { type: "string" } }) as const;
const headers = [
  header(
    "webhook-id",
    "The event's id, which stays the same in every attempt and when the event is sent again",
  ),
  header("webhook-timestamp", "The time of the attempt, in seconds"),
  header(
    "webhook-signature",
    "Standard Webhooks 1.0: `v1,` and the signature; two while a secret is replaced",
  ),
];

/** Returns the webhooks of the OpenAPI document: for each event its JSON Schema and an example. */
export function documentedWebhooks() {
  return Object.fromEntries(eventTypes.map((type) => [type, { post: operation(type) }]));
}

function operation(type: EventType) {
  const { summary, version, example } = events[type];
  return {
    tags: ["Webhooks"],
    security: [],
    operationId: `webhook_${type.replace(".", "_")}`,
    summary,
    description: `Version ${version}. Amounts are in minor units.`,
    parameters: headers,
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: z.toJSONSchema(eventBody(type), { target: "draft-2020-12" }) as Record<string, unknown>,
          example: { type, version, timestamp: "2030-01-31T09:30:00.000Z", data: example },
        },
      },
    },
    responses: {
      "2XX": { description: "Received. Any other answer is tried again" },
      "410": { description: "Disables the endpoint" },
    },
  };
}
