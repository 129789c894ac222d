import { expect, test } from "vitest";
import { readTransactionId } from "#contract/text/input/transaction-id.ts";
import { currencyInHeading } from "#provider/modules/bank/heading-currency.ts";
import { readEuroRates } from "#provider/modules/exchange-rates/read-ecb.ts";
import { matchQualityOf } from "#provider/modules/bank/headings.ts";
import { readAmount } from "#provider/modules/bank/read-amount.ts";
import { readEnd, readWorth } from "#provider/modules/coupons/import-cells.ts";
import { excerptOf } from "#provider/modules/help/excerpt.ts";
import { isMt940 } from "#provider/modules/payout-reports/formats/mt940.ts";
import { plainPath } from "~/navigation/screens";

const rates = (days: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <Cube>${days}</Cube>
</gesmes:Envelope>`;
const expectRatesRejected = (days: string) => () => expect(() => readEuroRates(rates(days))).toThrow();

/** The length of the longest cell that a file may have. */
const maxCellLength = 64_000;
const calendar = { order: "dmy", timeZone: "UTC", now: new Date() } as const;

/** Input for which a regular expression with backtracking would take minutes. */
const inputs: [string, () => void][] = [
  ["a heading of many words", () => void currencyInHeading("ab ".repeat(1_000), "USD")],
  ["a heading of many hyphens", () => void currencyInHeading(`x${"-".repeat(60_000)}!`, "USD")],
  ["a bank file of empty lines", () => void isMt940("\n".repeat(50_000))],
  ["an exchange rate file of nested tags", expectRatesRejected("<Cube ".repeat(340_000))],
  ["an exchange rate file of comments", expectRatesRejected("<!--".repeat(30_000))],
  ["an exchange rate file with a long attribute name", expectRatesRejected(`<Cube ${"a".repeat(50_000)}/>`)],
  ["a transaction id with spaces inside", () => void readTransactionId(`x${" ".repeat(maxCellLength)}x`)],
  ["a bank's amount of letters", () => void readAmount(`${"A".repeat(maxCellLength)}1`, ".", "USD")],
  ["a bank's amount of zeros", () => void readAmount(`1.0${"0".repeat(maxCellLength)}1`, ".", "USD")],
  ["a heading of brackets", () => void matchQualityOf("amount", "(".repeat(maxCellLength))],
  ["a coupon's end of letters", () => void readEnd("T".repeat(maxCellLength), calendar)],
  ["a coupon's saving with letters inside", () => void readWorth(`1${"a".repeat(maxCellLength)}1`, "USD")],
  ["a help entry of empty lines", () => void excerptOf(`x${"\r\n".repeat(maxCellLength)}x`)],
  ["a help entry of brackets", () => void excerptOf("[".repeat(maxCellLength))],
  ["a help entry of links that aren't closed", () => void excerptOf("[a](".repeat(maxCellLength / 4))],
  ["a path of slashes", () => void plainPath(`${"/".repeat(60_000)}x`)],
];

test.each(inputs)("%s takes less than two seconds of processor time", (_, read) => {
  const before = process.cpuUsage();
  read();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(2_000);
});
