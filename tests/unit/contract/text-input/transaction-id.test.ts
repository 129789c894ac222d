import { describe, expect, test } from "vitest";
import { isPlaceholder } from "#contract/text/input/placeholder.ts";
import {
  comparableTransaction,
  isRoundedId,
  readTransactionId,
} from "#contract/text/input/transaction-id.ts";

describe("a network's transaction id", () => {
  test.each([
    ['="4711"', "4711"],
    ['=" 4711 "', "4711"],
    ["\u200b4711", "4711"],
    ["'4711", "4711"],
    ["'4'711", "'4'711"],
    ["\ufeff TX-1\u200f ", "TX-1"],
    ["TX 1", "TX 1"],
    ["tx-1", "tx-1"],
    ['"4711"', '"4711"'],
  ])("%j is read as %s", (text, id) => {
    expect(readTransactionId(text)).toBe(id);
  });

  test("ids that differ only by case compare as equal", () => {
    expect(comparableTransaction('="TX-ä1"')).toBe(comparableTransaction("tx-Ä1"));
    expect(comparableTransaction("TX-1")).not.toBe(comparableTransaction("TX-2"));
  });

  test.each(["1.23457E+12", "1,23457e+12", "5E+15"])("detects %s as rounded by a spreadsheet", (id) => {
    expect(isRoundedId(id)).toBe(true);
  });
  test.each(["1234567890123", "12E5", "E+12", "A1.2E+3", "1.5"])("detects %s as exact", (id) => {
    expect(isRoundedId(id)).toBe(false);
  });
});

describe("an unfilled placeholder", () => {
  test.each([
    ...["{transaction_id}", "{{transaction.id}}", "${transaction_id}", "#{id}", "%transaction_id%", "%%id%%"],
    ...["#TRANSACTION_ID#", "[transaction_id]", "[[id]]", "<transaction id>", "__ID__", "{0}"],
    ...["undefined", "null", "NULL", "NaN"],
    ...[":transaction_id", "##ID##", "(id)", "(null)", "~id~", "|ID|", "[%id%]", "order-{id}", "&lt;id&gt;"],
    ...["%257Bid%257D"],
  ])("detects %s", (value) => {
    expect(isPlaceholder(value)).toBe(true);
  });
  test.each(["#4711", "#4711#", "50%", "%20%", "nullable", "A{1}B", "[17]", "0", "__", "{"])(
    "doesn't detect %s",
    (value) => {
      expect(isPlaceholder(value)).toBe(false);
    },
  );
});
