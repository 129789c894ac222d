import { expect, test } from "vitest";
import { eventBody, events, eventTypes } from "#contract/webhooks/events.ts";
import { documentedWebhooks } from "#provider/plugins/openapi/documented-webhooks.ts";
import { eventRow } from "#provider/modules/webhooks/emit.ts";
import { exampleEvents } from "../../../support/notifications/webhook-events.ts";

const at = new Date("2030-01-31T09:30:00Z");
const exampleOf = (type: (typeof eventTypes)[number]) => exampleEvents(type, ["1"])[0]!;

test.each(eventTypes)("the example of %s fits its schema", (type) => {
  expect(eventBody(type).safeParse(JSON.parse(eventRow(exampleOf(type), at).body)).error).toBeUndefined();
});

test.each(eventTypes)("the body of %s is below 20 kB", (type) => {
  expect(eventRow(exampleOf(type), at).body.length).toBeLessThan(20_000);
});

test("no event has a name, an address or payout details", () => {
  const fields = eventTypes.flatMap((type) => Object.keys(events[type].data.shape));
  expect(fields.filter((name) => /name|email|phone|iban|account|details/i.test(name))).toEqual([]);
});

test("every event is documented with a JSON Schema", () => {
  const documented = documentedWebhooks();
  expect(Object.keys(documented)).toEqual(eventTypes);
  const { schema } = documented["withdrawal.paid"]!.post.requestBody.content["application/json"];
  expect(schema.required).toEqual(["type", "version", "timestamp", "data"]);
});
