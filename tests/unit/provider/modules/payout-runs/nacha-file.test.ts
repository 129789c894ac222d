import { expect, test } from "vitest";
import { readRoutingNumber, readUsAccountNumber } from "#contract/text/input/us-account.ts";
import { isFederalReserveDay, nextBusinessDay } from "#provider/modules/payout-runs/rails/business-days.ts";
import type { Payment } from "#provider/modules/payout-runs/rails/rail.ts";
import { railOf } from "#provider/modules/payout-runs/rails/rails.ts";

const details = {
  kind: "us_account",
  holder: "José Núñez & Sons of the Long Name",
  routingNumber: "021000021",
  accountNumber: "123456789",
  accountType: "checking",
} as const;
const input = {
  id: "0b6e2f7e-54a5-4c2f-9a53-1a4f1f0f2c11",
  number: 12,
  profile: "ppd" as const,
  currency: "USD",
  at: new Date("2026-11-25T20:15:00Z"),
  executionDay: "2026-11-27",
  account: {
    name: "Cashlane Rewards Inc.",
    iban: "",
    bic: "",
    ach: { bank: "First Bank", routingNumber: "091000019", companyId: "1234567890" },
  },
  payments: [
    { reference: "WD-7KJ0MP3J", net: 4_900n, details },
    {
      reference: "WD-00000002",
      net: 1n,
      details: {
        ...details,
        holder: "Mary Major",
        routingNumber: "121042882",
        accountType: "savings" as const,
      },
    },
  ],
};

test("an ACH file of two payments has exactly these bytes", () => {
  const nines = "9".repeat(94);
  expect(railOf.nacha.write(input).split("\n")).toEqual([
    "101 09100001912345678902611251515M094101FIRST BANK             CASHLANE REWARDS INC.      CL12",
    "5220CASHLANE REWARDSCL12                1234567890PPDCASH BACK 261125261127   1091000010000001",
    "622021000021123456789        0000004900WD-7KJ0MP3J    JOSE NUNEZ + SONS OF T  0091000010000001",
    "632121042882123456789        0000000001WD-00000002    MARY MAJOR              0091000010000002",
    "822000000200142042900000000000000000000049011234567890                         091000010000001",
    "9000001000001000000020014204290000000000000000000004901                                       ",
    ...[nines, nines, nines, nines],
    "",
  ]);
});

test("every line has 94 characters, and lines fill blocks of ten", () => {
  const payments = Array.from({ length: 17 }, (_, index) => ({
    ...input.payments[0]!,
    reference: `WD-000000${10 + index}`,
  }));
  const lines = railOf.nacha
    .write({ ...input, payments })
    .trimEnd()
    .split("\n");
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([94]));
  expect(lines).toHaveLength(30);
});

test("the hash is the last ten digits of the sum of the banks' numbers", () => {
  const payments = Array.from({ length: 900 }, () => input.payments[1]!);
  const control = railOf.nacha
    .write({ ...input, payments })
    .split("\n")
    .find((line) => line.startsWith("8"));
  // 900 × 12104288 = 10893859200.
  expect(control!.slice(10, 20)).toBe("0893859200");
});

test("wrong routing numbers and names in other scripts are excluded", () => {
  const exclude = (one: Payment["details"]) => railOf.nacha.exclude(one, { net: 4_900n, currency: "USD" });
  expect(exclude(details)).toBeNull();
  expect(exclude({ ...details, routingNumber: "021000022" })).toBe("account_invalid");
  expect(exclude({ ...details, holder: "مريم" })).toBe("name_not_latin");
  expect(exclude({ kind: "paypal", email: "mary@example.com" })).toBe("account_invalid");
});

test.each([
  [" 0210-00021 ", "021000021"],
  ["٠٢١٠٠٠٠٢١", "021000021"],
])("reads the routing number %s", (text, value) => {
  expect(readRoutingNumber(text)).toEqual({ ok: true, value });
});

test.each([
  ["", "routing_missing"],
  ["02100002A", "routing_characters"],
  ["02100002", "routing_length"],
  ["021000012", "routing_checksum"],
  // The check digit is right, but no district begins with 5.
  ["500000005", "routing_checksum"],
])("refuses the routing number “%s”", (text, problem) => {
  expect(readRoutingNumber(text)).toMatchObject({ ok: false, problem });
});

test.each([
  ["", "account_number_missing"],
  ["12 34X", "account_number_characters"],
  ["123", "account_number_length"],
  ["123456789012345678", "account_number_length"],
  ["00000", "account_number_length"],
])("refuses the account number “%s”", (text, problem) => {
  expect(readUsAccountNumber(text)).toMatchObject({ ok: false, problem });
});

test.each([
  ["the day before Thanksgiving", "2026-11-25T20:15:00Z", "2026-11-27"],
  ["late in the evening in New York", "2026-11-25T04:30:00Z", "2026-11-25"],
  ["before a Fourth of July on a Sunday", "2027-07-02T12:00:00Z", "2027-07-06"],
  ["before a Fourth of July on a Saturday", "2026-07-02T12:00:00Z", "2026-07-03"],
])("the next Federal Reserve business day, %s", (_, at, day) => {
  expect(nextBusinessDay(new Date(at), "America/New_York", isFederalReserveDay)).toBe(day);
});

test("the Federal Reserve is closed on ten weekdays of 2026, as Independence Day is a Saturday", () => {
  const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));
  const closedDays = days.filter((day) => ![0, 6].includes(day.getUTCDay()) && !isFederalReserveDay(day));
  expect(closedDays.map((day) => day.toISOString().slice(5, 10))).toEqual([
    "01-01",
    "01-19",
    "02-16",
    "05-25",
    "06-19",
    "09-07",
    "10-12",
    "11-11",
    "11-26",
    "12-25",
  ]);
});
