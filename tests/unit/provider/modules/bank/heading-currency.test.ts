import { expect, test } from "vitest";
import { currencyInHeading } from "#provider/modules/bank/heading-currency.ts";

test.each([
  ["Amount", undefined],
  ["Betrag (EUR)", "EUR"],
  ["EUR amount", "EUR"],
  ["Amount in EUR", "EUR"],
  ["Amount eur", "EUR"],
  ["Amount in euros", "EUR"],
  ["Amount €", "€"],
  ["Amount in usd", "USD"],
  ["Amount in dollars", "USD"],
  ["Amount (US dollars)", "USD"],
  ["Amount in US$", "USD"],
  ["Betrag in Dollar", "USD"],
  ["Montant en dollars", "USD"],
  ["Importe en dólares", "USD"],
  ["المبلغ بالدولار", "USD"],
  ["Amount in Canadian dollars", "CAD"],
  ["Montant en dollars canadiens", "CAD"],
  ["Betrag in Schweizer Franken", "CHF"],
  ["Amount in pounds", "pounds"],
  ["Montant en francs", "francs"],
  ["المبلغ باليورو", "EUR"],
])("the heading %s of an account in US dollars names %s", (heading, currency) => {
  expect(currencyInHeading(heading, "USD")).toBe(currency);
});

test("a word that several currencies share means the account's own", () => {
  expect(currencyInHeading("Amount in dollars", "AUD")).toBe("AUD");
});
