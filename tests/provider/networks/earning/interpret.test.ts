import { describe, expect, test } from "vitest";
import { interpret } from "#provider/modules/postbacks/interpret.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { good, mapping, maximum, receivedAt, readReport } from "../../../support/money/interpreted.ts";

test("reads the same report from JSON, a form and a query", () => {
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
  expect(readReport(good)).toEqual(expected);
  for (const contentType of ["application/x-www-form-urlencoded", null]) {
    const payload = new URLSearchParams(good).toString();
    expect(interpret({ payload, contentType, receivedAt }, mapping, { currency: "USD", maximum })).toEqual({
      ok: true,
      interpretation: expected,
    });
  }
});

test("reads a payment that JSON states as true or false", () => {
  const paid = { ...mapping, parameters: { ...mapping.parameters, paid: "isPaid" } };
  const readPaidReport = (isPaid: boolean) => {
    const payload = JSON.stringify({ ...good, isPaid });
    const report = { payload, contentType: "application/json", receivedAt };
    return interpret(report, paid, { currency: "USD", maximum });
  };
  expect(readPaidReport(true)).toMatchObject({ interpretation: { paid: { at: null, paymentId: null } } });
  expect(readPaidReport(false)).not.toMatchObject({ interpretation: { paid: {} } });
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
    ["-1", "USD", "amount_negative"],
    ["1,50", "USD", "amount_invalid"],
    ["1e3", "USD", "amount_invalid"],
    ["", "USD", 0],
  ])("%j in %s is %s", (amount, currency, expected) => {
    const result = readReport({ ...good, amount, currency }, mapping, currency);
    expect(typeof result === "string" ? result : result.amount).toBe(expected);
  });

  test("reads amounts in minor units, without decimals, if the network sends those", () => {
    const minor = { ...mapping, amounts: "minor" };
    expect(readReport({ ...good, amount: 4990, commission: 500 }, minor)).toMatchObject({ amount: 4990 });
    expect(readReport({ ...good, amount: "49.90" }, minor)).toBe("amount_invalid");
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
  ])("in the notation %s, %j is %s", (times, time, expected) => {
    const result = readReport({ ...good, time }, { ...mapping, times });
    expect(typeof result === "string" ? result : result.at).toBe(expected);
  });

  test("uses the time of receipt when a network sends none", () => {
    const { time: _, ...parameters } = mapping.parameters;
    expect(readReport({ ...good, time: "nonsense" }, { ...mapping, parameters })).toMatchObject({
      at: receivedAt.toISOString(),
    });
  });
});

describe("reads amounts of other currencies with the digits of ISO 4217", () => {
  test.each([
    ["JPY", "1000.5", 1_001, 0],
    ["KWD", "1.2345", 1_235, 3],
    ["HUF", "1234.56", 123_456, 2],
    ["EUR", "0.005", 1, 2],
  ])("in %s, %j is %i minor units with %i decimals", (currency, amount, expected, digits) => {
    expect(readReport({ ...good, currency, amount })).toMatchObject({ amount: expected, currency, digits });
  });

  test("names the commission's currency if it differs", () => {
    const parameters = { ...mapping.parameters, commissionCurrency: "paid_in" };
    const interpretation = readReport({ ...good, paid_in: "kwd" }, { ...mapping, parameters });
    expect(interpretation).toMatchObject({ currency: "USD", commissionCurrency: "KWD", commissionDigits: 3 });
    expect(interpretation).not.toHaveProperty("digits");
  });

  test("uses the mapping's currency if a report names none", () => {
    const usual = { ...mapping, usualCurrency: "EUR" };
    expect(readReport({ ...good, currency: undefined }, usual)).toMatchObject({ currency: "EUR", digits: 2 });
  });
});

describe("rejects unreadable reports with a reason", () => {
  test.each([
    ["click_missing", { ...good, click_id: " " }],
    ["click_missing", { ...good, click_id: "x".repeat(201) }],
    ["transaction_invalid", { ...good, transaction_id: undefined }],
    ["transaction_invalid", { ...good, transaction_id: "claim:1" }],
    ["transaction_invalid", { ...good, transaction_id: 2 ** 63 }],
    ["status_unknown", { ...good, status: "maybe" }],
    ["status_unknown", { ...good, status: "constructor" }],
    ["status_unknown", { ...good, status: undefined }],
    ["currency_invalid", { ...good, currency: "DEM" }],
    ["currency_invalid", { ...good, currency: "XXX" }],
    ["currency_invalid", { ...good, currency: "dollars" }],
    ["currency_invalid", { ...good, currency: undefined }],
    ["commission_invalid", { ...good, commission: { amount: 1 } }],
    ["time_invalid", { ...good, time: undefined }],
    ["unreadable", { ...good, order_id: "a\0b" }],
    ["unreadable", { ...good, order_id: "\ud800" }],
    ["unreadable", ["a", "list"]],
  ])("%s", (reason, payload) => {
    expect(readReport(payload)).toBe(reason);
  });

  test("refuses invalid JSON and a repeated parameter", () => {
    const readPayload = (payload: string, contentType: string | null) =>
      interpret({ payload, contentType, receivedAt }, mapping, { currency: "USD", maximum });
    expect(readPayload("{", "application/json")).toEqual({ ok: false, reason: "unreadable" });
    expect(readPayload("", "application/json")).toEqual({ ok: false, reason: "unreadable" });
    const twice = `${new URLSearchParams(good)}&amount=1.00`;
    expect(readPayload(twice, null)).toEqual({ ok: false, reason: "parameter_repeated" });
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

describe("nested JSON", () => {
  const nested = {
    ...mapping,
    parameters: {
      ...usualParameters,
      click: "clickRefs.clickRef",
      amount: "saleAmount.amount",
      item: "parts.0.code",
    },
  };
  const reported = {
    ...good,
    clickRefs: { clickRef: "c2" },
    saleAmount: { amount: 47.809999999999995 },
    parts: [{ code: "DEFAULT" }],
  };

  test("a path leads to a value", () => {
    expect(readReport(reported, nested)).toMatchObject({ click: "c2", amount: 4781, item: "DEFAULT" });
  });

  test("a path that doesn't exist gives no value", () => {
    expect(readReport({ ...reported, clickRefs: null }, nested)).toBe("click_missing");
    expect(readReport({ ...reported, clickRefs: "c2" }, nested)).toBe("click_missing");
  });

  test("a name that contains a dot takes precedence over a path", () => {
    expect(readReport({ ...reported, "clickRefs.clickRef": "c3" }, nested)).toMatchObject({ click: "c3" });
  });

  test("a path never reads properties that every object inherits", () => {
    const inherited = { ...nested, parameters: { ...nested.parameters, order: "constructor.name" } };
    expect(readReport(reported, inherited)).toMatchObject({ order: null });
  });
});

describe("a report as JSON inside a form field", () => {
  const wrapped = { ...mapping, wrapper: "AwinTransactionPush" };
  const form = (fields: [string, string][]) =>
    interpret(
      {
        payload: new URLSearchParams(fields).toString(),
        contentType: "application/x-www-form-urlencoded",
        receivedAt,
      },
      wrapped,
      { currency: "USD", maximum },
    );
  const field: [string, string] = ["AwinTransactionPush", JSON.stringify(good)];

  test("is read", () => {
    expect(form([field])).toMatchObject({ ok: true, interpretation: { click: "c1", amount: 4990 } });
  });

  test("is refused if the field occurs twice", () => {
    expect(form([field, field])).toEqual({ ok: false, reason: "unreadable" });
  });

  test("is refused if the field contains no object", () => {
    expect(form([["AwinTransactionPush", "{"]])).toEqual({ ok: false, reason: "unreadable" });
  });

  test("falls back to the form's own fields if that field is missing", () => {
    expect(form(Object.entries(good))).toMatchObject({ ok: true });
  });
});

describe("a network that sends no status", () => {
  const { status: _, ...parameters } = usualParameters;
  const { status: __, ...reported } = good;

  test("uses the mapping's default", () => {
    expect(readReport(reported, { ...mapping, parameters, statusWhenMissing: "pending" })).toMatchObject({
      status: "pending",
    });
  });

  test("uses the default for single reports without a status", () => {
    expect(readReport(reported, { ...mapping, statusWhenMissing: "confirmed" })).toMatchObject({
      status: "confirmed",
    });
  });

  test("is refused if the mapping has no default status", () => {
    expect(readReport(reported, { ...mapping, parameters })).toBe("status_unknown");
  });

  test("the default status isn't used for an unknown word", () => {
    expect(readReport({ ...good, status: "maybe" }, { ...mapping, statusWhenMissing: "pending" })).toBe(
      "status_unknown",
    );
  });
});

test("a time without an offset is in the network's time zone", () => {
  const pacific = { ...mapping, timeZone: "America/Los_Angeles" };
  expect(readReport({ ...good, time: "2026-02-27 09:00:00" }, pacific)).toMatchObject({
    at: "2026-02-27T17:00:00.000Z",
  });
});

test("a day without a time is its end", () => {
  expect(readReport({ ...good, time: "2026-02-27" })).toMatchObject({ at: "2026-02-27T23:59:59.999Z" });
});

test("a future day without a time is its beginning", () => {
  expect(readReport({ ...good, time: "2026-03-02" })).toMatchObject({ at: "2026-03-02T00:00:00.000Z" });
});

test("refuses an unfilled macro as the time of a change", () => {
  const withChange = { ...mapping, parameters: { ...usualParameters, changedAt: "changed" } };
  expect(readReport({ ...good, changed: "{changed}" }, withChange)).toBe("placeholder_left");
});

test("the current day without a time is the time of receipt", () => {
  expect(readReport({ ...good, time: "2026-03-01" })).toMatchObject({ at: receivedAt.toISOString() });
});

test("reads a space before an offset as a plus", () => {
  const { time: _, ...others } = good;
  const payload = `${new URLSearchParams(others)}&time=2026-02-27T07:40:00+00:00`;
  expect(
    interpret({ payload, contentType: null, receivedAt }, mapping, { currency: "USD", maximum }),
  ).toMatchObject({ ok: true, interpretation: { at: "2026-02-27T07:40:00.000Z" } });
});

test("reads amounts with a decimal comma", () => {
  const comma = { ...mapping, decimalMark: "comma" };
  expect(readReport({ ...good, amount: "1.049,90 $", commission: ",50" }, comma)).toMatchObject({
    amount: 104_990,
    commission: 50,
  });
});

test.each([["!!!group!!!"], ["[[[item]]]"], ["%item%"], ["undefined"]])(
  "an item equal to the placeholder %s is missing",
  (item) => {
    expect(readReport({ ...good, item })).toMatchObject({ item: null });
  },
);
