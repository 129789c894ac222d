import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { interpret } from "#provider/modules/postbacks/interpret.ts";

/** A mapping with the usual names of parameters. */
export const mapping: PostbackMapping = {
  parameters: usualParameters,
  statuses: { pending: "pending", approved: "confirmed", declined: "rejected", "paid back": "reversed" },
  amounts: "major",
  times: "iso",
};
// Larger than every amount that JSON represents exactly.
export const maximum = 2n ** 53n;
export const receivedAt = new Date("2026-03-01T12:00:00.000Z");
/** A report that fits this mapping. */
export const good = {
  click_id: "c1",
  transaction_id: "t1",
  amount: "49.90",
  commission: "5",
  currency: "USD",
  status: "Approved",
  time: "2026-03-01T11:00:00+01:00",
  item: "selected",
  order_id: "A-1",
};

/** Interprets a report sent as JSON. */
function read(payload: object, mapped: unknown = mapping, currency = "USD") {
  const report = { payload: JSON.stringify(payload), contentType: "application/json", receivedAt };
  return interpret(report, mapped, { currency, maximum });
}
/** Returns the interpretation of a report, or the reason why it is refused. */
export function readReport(payload: object, mapped: unknown = mapping, currency = "USD") {
  const result = read(payload, mapped, currency);
  return result.ok ? result.interpretation : result.reason;
}
