import { describe, expect, test } from "vitest";
import type { PostbackMapping } from "#contract/postbacks.ts";
import { interpret } from "#provider/modules/postbacks/interpret.ts";
import { usualParameters } from "#provider/demo/networks.ts";

const mapping: PostbackMapping = {
  parameters: usualParameters,
  statuses: { pending: "pending", approved: "confirmed", declined: "rejected", "paid back": "reversed" },
  amounts: "major",
  times: "iso",
};
// So much that every amount the wire can carry is below it.
const maximum = 2n ** 53n;
const receivedAt = new Date("2026-03-01T12:00:00.000Z");
const good = {
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

function read(payload: object, mapped: unknown = mapping, currency = "USD") {
  const report = { payload: JSON.stringify(payload), contentType: "application/json", receivedAt };
  return interpret(report, mapped, { currency, maximum });
}
function understood(payload: object, mapped: unknown = mapping, currency = "USD") {
  const result = read(payload, mapped, currency);
  return result.ok ? result.interpretation : result.reason;
}

test("reads a report alike from JSON, a form and a query", () => {
  const expected = {
    click: "c1",
    transaction: "t1",
    item: "selected",
    order: "A-1",
    amount: 4990,
    commission: 500,
    currency: "USD",
    status: "confirmed",
    at: "2026-03-01T10:00:00.000Z",
  };
  expect(understood(good)).toEqual(expected);
  for (const contentType of ["application/x-www-form-urlencoded", null]) {
    const payload = new URLSearchParams(good).toString();
    expect(interpret({ payload, contentType, receivedAt }, mapping, { currency: "USD", maximum })).toEqual({
      ok: true,
      interpretation: expected,
    });
  }
});

describe("reads amounts exactly", () => {
  test.each([
    ["49.9", "USD", 4990],
    ["49", "USD", 4900],
    ["0", "USD", 0],
    ["49.905", "USD", 4991],
    ["49.9049", "USD", 4990],
    ["49.5", "JPY", 50],
    ["1.2345", "KWD", 1235],
    ["90071992547409.91", "USD", 9_007_199_254_740_991],
    ["90071992547409.92", "USD", "amount_invalid"],
    ["-1", "USD", "amount_invalid"],
    ["1,50", "USD", "amount_invalid"],
    ["1e3", "USD", "amount_invalid"],
    ["", "USD", "amount_invalid"],
  ])("%s %s", (amount, currency, expected) => {
    const result = understood({ ...good, amount, currency }, mapping, currency);
    expect(typeof result === "string" ? result : result.amount).toBe(expected);
  });

  test("reads amounts in minor units, without decimals, where the network sends those", () => {
    const minor = { ...mapping, amounts: "minor" };
    expect(understood({ ...good, amount: 4990, commission: 500 }, minor)).toMatchObject({ amount: 4990 });
    expect(understood({ ...good, amount: "49.90" }, minor)).toBe("amount_invalid");
  });
});

describe("times", () => {
  test.each([
    ["iso", "2026-03-01 10:00:00", "2026-03-01T10:00:00.000Z"],
    ["iso", "2026-03-01T10:00:00.123Z", "2026-03-01T10:00:00.123Z"],
    ["iso", "yesterday", "time_invalid"],
    ["iso", "2026-13-01T10:00:00Z", "time_invalid"],
    ["seconds", 1_772_362_800, "2026-03-01T11:00:00.000Z"],
    ["milliseconds", "1772362800123", "2026-03-01T11:00:00.123Z"],
    ["seconds", "now", "time_invalid"],
    ["iso", "2026-03-02T11:59:59Z", "2026-03-02T11:59:59.000Z"],
    ["iso", "2026-03-02T12:00:01Z", "time_in_future"],
  ])("%s %s", (times, time, expected) => {
    const result = understood({ ...good, time }, { ...mapping, times });
    expect(typeof result === "string" ? result : result.at).toBe(expected);
  });

  test("uses the time of receipt when a network sends none", () => {
    const { time: _, ...parameters } = mapping.parameters;
    expect(understood({ ...good, time: "nonsense" }, { ...mapping, parameters })).toMatchObject({
      at: receivedAt.toISOString(),
    });
  });
});

describe("unreadable reports have a named reason", () => {
  test.each([
    ["click_missing", { ...good, click_id: " " }],
    ["click_missing", { ...good, click_id: "x".repeat(201) }],
    ["transaction_invalid", { ...good, transaction_id: undefined }],
    ["transaction_invalid", { ...good, transaction_id: "claim:1" }],
    ["transaction_invalid", { ...good, transaction_id: 2 ** 63 }],
    ["status_unknown", { ...good, status: "maybe" }],
    ["status_unknown", { ...good, status: "constructor" }],
    ["status_unknown", { ...good, status: undefined }],
    ["currency_foreign", { ...good, currency: "eur" }],
    ["currency_invalid", { ...good, currency: "dollars" }],
    ["currency_invalid", { ...good, currency: undefined }],
    ["commission_invalid", { ...good, commission: { amount: 1 } }],
    ["time_invalid", { ...good, time: undefined }],
    ["unreadable", { ...good, order_id: "a\0b" }],
    ["unreadable", { ...good, order_id: "\ud800" }],
    ["unreadable", ["a", "list"]],
  ])("%s", (reason, payload) => {
    expect(understood(payload)).toBe(reason);
  });

  test("refuses invalid JSON and a repeated parameter", () => {
    const of = (payload: string, contentType: string | null) =>
      interpret({ payload, contentType, receivedAt }, mapping, { currency: "USD", maximum });
    expect(of("{", "application/json")).toEqual({ ok: false, reason: "unreadable" });
    expect(of("", "application/json")).toEqual({ ok: false, reason: "unreadable" });
    const twice = `${new URLSearchParams(good)}&amount=1.00`;
    expect(of(twice, null)).toEqual({ ok: false, reason: "parameter_repeated" });
  });

  test.each([[{}], [null], [undefined], [{ ...mapping, amounts: "guess" }]])(
    "a mapping migrated from older data, %j, is incomplete",
    (mapped) => {
      const report = { payload: JSON.stringify(good), contentType: null, receivedAt };
      expect(interpret(report, mapped, { currency: "USD", maximum })).toEqual({
        ok: false,
        reason: "mapping_incomplete",
      });
    },
  );
});
