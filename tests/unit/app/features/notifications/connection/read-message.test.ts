import fc from "fast-check";
import { expect, test } from "vitest";
import { serverEventNames } from "#contract/realtime/realtime-event-names.ts";
import { realtimeMessage } from "#contract/realtime/realtime.ts";
import { readMessage } from "~/features/notifications/connection/read-message";
import { createNotification } from "../../../../../support/notifications/inbox";

const oddities = [
  undefined,
  null,
  "",
  "../x",
  "n-1",
  0,
  1.5,
  -1,
  2 ** 60,
  NaN,
  true,
  [],
  {},
  "2025-01-01T00:00:00.000Z",
  "2025-02-31",
];
const part = fc.constantFrom(...oddities);
const notification = fc.oneof(
  part,
  fc.constant(createNotification("n-1")),
  fc
    .record({
      name: fc.constantFrom(...Object.keys(createNotification("n-1")), "offer", "user"),
      value: part,
    })
    .map(({ name, value }) => ({ ...createNotification("n-1"), [name]: value })),
);
const mostly = <T, U>(valid: fc.Arbitrary<T>, invalid: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 8, arbitrary: valid }, { weight: 1, arbitrary: invalid });
const message = fc.record(
  {
    type: mostly(fc.constantFrom(...serverEventNames), part),
    notification: mostly(fc.constant(createNotification("n-1")), notification),
    notificationId: mostly(fc.constant("n-1"), part),
    wasRead: mostly(fc.boolean(), part),
    count: mostly(fc.nat(), part),
    notifications: mostly(
      fc.array(fc.constant(createNotification("n-1")), { maxLength: 2 }),
      fc.array(notification),
    ),
    unreadCount: mostly(fc.nat(), part),
  },
  { requiredKeys: ["type"] },
);

test("accepts a realtime message exactly when it fits the contract", () => {
  let accepted = 0;
  fc.assert(
    fc.property(message, (sent) => {
      const fits = realtimeMessage.safeParse(sent).success;
      if (fits) accepted += 1;
      expect(readMessage("unread_count", sent) !== undefined).toBe(fits);
    }),
    { numRuns: 20_000 },
  );
  expect(accepted).toBeGreaterThan(2_000);
});

test.each([[undefined], [null], ["text"], [[]], [3]])("drops the invalid %j", (sent) => {
  expect(readMessage("unread_count", sent)).toBeUndefined();
});

test("a message without a type gets the event's name", () => {
  expect(readMessage("unread_count", { count: 2 })).toEqual({ type: "unread_count", count: 2 });
});
