import { describe, expect, test } from "vitest";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { interpret } from "#provider/modules/postbacks/interpret.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { good, mapping, receivedAt, readReport } from "../../../support/money/interpreted.ts";

describe("a part of a transaction", () => {
  const parameters = { ...usualParameters, part: "line" };
  const lines = { ...mapping, parameters };

  test("is named by its parameter", () => {
    expect(readReport({ ...good, line: '="7"' }, lines)).toMatchObject({ transaction: "t1", part: "7" });
  });

  test("is absent if the report has no such parameter", () => {
    expect(readReport(good, lines)).not.toHaveProperty("part");
  });

  test.each([
    ["{line_id}", "placeholder_left"],
    ["1.23457E+12", "transaction_rounded"],
    ["x".repeat(201), "transaction_invalid"],
  ])("%s is refused", (line, reason) => {
    expect(readReport({ ...good, line }, lines)).toBe(reason);
  });

  test("is a correction with its own id if it names the transaction it corrects", () => {
    const corrections = { ...mapping, parameters: { ...usualParameters, original: "original" } };
    expect(readReport({ ...good, original: "t0" }, corrections)).toMatchObject({
      transaction: "t0",
      part: "t1",
    });
    expect(readReport(good, corrections)).toMatchObject({ transaction: "t1", part: "t1" });
  });

  test("combines the ids of the record and the part", () => {
    const both = { ...mapping, parameters: { ...parameters, original: "original" } };
    const part = (transaction_id: string, line: string) => {
      const result = readReport({ ...good, transaction_id, line, original: "t0" }, both);
      return typeof result === "string" ? result : result.part;
    };
    expect(part("t1", "7")).toBe("t1/7");
    expect(part("a/b", "c")).not.toBe(part("a", "b/c"));
  });
});

describe("a transaction whose id is unique only within its programme", () => {
  const ofProgrammes = {
    ...mapping,
    parameters: { ...usualParameters, programme: "mid", original: "original" },
  };

  test("has an id that includes the programme, and so has its correction", () => {
    expect(readReport({ ...good, mid: 12345 }, ofProgrammes)).toMatchObject({ transaction: "12345/t1" });
    expect(readReport({ ...good, mid: 12345, original: "t0" }, ofProgrammes)).toMatchObject({
      transaction: "12345/t0",
    });
  });

  test("differs from a transaction of another programme with the same id", () => {
    const id = (mid: string, transaction_id: string) => {
      const result = readReport({ ...good, mid, transaction_id }, ofProgrammes);
      return typeof result === "string" ? result : result.transaction;
    };
    expect(id("a/b", "c")).not.toBe(id("a", "b/c"));
  });

  test.each([
    [undefined, "transaction_invalid"],
    ["{mid}", "placeholder_left"],
    ["x".repeat(199), "transaction_invalid"],
  ])("is refused with the programme %s", (mid, reason) => {
    expect(readReport({ ...good, mid }, ofProgrammes)).toBe(reason);
  });
});

describe("a parameter with several names", () => {
  const withAlternatives = { ...mapping, parameters: { ...usualParameters, amount: "total | sale.amount" } };
  const { amount: _, ...rest } = good;

  test("is read from the first name with a value", () => {
    expect(readReport({ ...rest, total: "", sale: { amount: "20.00" } }, withAlternatives)).toMatchObject({
      amount: 2000,
    });
    expect(readReport({ ...rest, total: "30", sale: { amount: "20" } }, withAlternatives)).toMatchObject({
      amount: 3000,
    });
  });

  test("is missing if the report has none of the names", () => {
    const parameters = { ...usualParameters, status: "state | sale.state" };
    expect(readReport(good, { ...mapping, parameters })).toBe("status_unknown");
  });
});

describe("a negative amount", () => {
  const deltas: PostbackMapping = { ...mapping, negativeAmounts: "delta" };

  test("is read if the mapping subtracts negative amounts", () => {
    expect(readReport({ ...good, amount: "-10.00", commission: "-1.00" }, deltas)).toMatchObject({
      amount: -1000,
      commission: -100,
    });
  });

  test("stays the same part in another status, but not at another time", () => {
    const part = (more: object) => {
      const result = readReport({ ...good, amount: "-10.00", ...more }, deltas);
      return typeof result === "string" ? result : result.part;
    };
    expect(part({ status: "pending" })).toBe(part({}));
    expect(part({ time: "2026-03-01T11:00:01Z" })).not.toBe(part({}));
  });

  test("is limited like any amount", () => {
    const payload = JSON.stringify({ ...good, amount: "-2.00" });
    const report = { payload, contentType: "application/json", receivedAt };
    expect(interpret(report, deltas, { currency: "USD", maximum: 100n })).toMatchObject({
      reason: "amount_too_large",
    });
  });
});
