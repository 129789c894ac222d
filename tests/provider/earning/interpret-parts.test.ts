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

describe("a part of a transaction", () => {
  const parameters = { ...usualParameters, part: "line" };
  const lines = { ...mapping, parameters };

  test("is named by its parameter", () => {
    expect(understood({ ...good, line: '="7"' }, lines)).toMatchObject({ transaction: "t1", part: "7" });
  });

  test("is absent where the report names none", () => {
    expect(understood(good, lines)).not.toHaveProperty("part");
  });

  test.each([
    ["{line_id}", "placeholder_left"],
    ["1.23457E+12", "transaction_rounded"],
    ["x".repeat(201), "transaction_invalid"],
  ])("%s is refused", (line, reason) => {
    expect(understood({ ...good, line }, lines)).toBe(reason);
  });

  test("is a correction by its own id where it names the transaction it corrects", () => {
    const corrections = { ...mapping, parameters: { ...usualParameters, original: "original" } };
    expect(understood({ ...good, original: "t0" }, corrections)).toMatchObject({
      transaction: "t0",
      part: "t1",
    });
    expect(understood(good, corrections)).toMatchObject({ transaction: "t1", part: "t1" });
  });

  test("has its record's id before its own where both are there", () => {
    const both = { ...mapping, parameters: { ...parameters, original: "original" } };
    const part = (transaction_id: string, line: string) => {
      const result = understood({ ...good, transaction_id, line, original: "t0" }, both);
      return typeof result === "string" ? result : result.part;
    };
    expect(part("t1", "7")).toBe("t1/7");
    expect(part("a/b", "c")).not.toBe(part("a", "b/c"));
  });
});

describe("a negative amount", () => {
  const deltas: PostbackMapping = { ...mapping, negativeAmounts: "delta" };

  test("is read where the mapping subtracts it", () => {
    expect(understood({ ...good, amount: "-10.00", commission: "-1.00" }, deltas)).toMatchObject({
      amount: -1000,
      commission: -100,
    });
  });

  test("is the same part in another status, and another one at another time", () => {
    const part = (more: object) => {
      const result = understood({ ...good, amount: "-10.00", ...more }, deltas);
      return typeof result === "string" ? result : result.part;
    };
    expect(part({ status: "pending" })).toBe(part({}));
    expect(part({ time: "2026-03-01T11:00:01Z" })).not.toBe(part({}));
  });

  test("is bounded like any amount", () => {
    const payload = JSON.stringify({ ...good, amount: "-2.00" });
    const report = { payload, contentType: "application/json", receivedAt };
    expect(interpret(report, deltas, { currency: "USD", maximum: 100n })).toMatchObject({
      reason: "amount_too_large",
    });
  });
});
