import { expect, test } from "vitest";
import { readableReason } from "~/features/withdrawals/readable-reason.server";

const english = "The account holder’s name does not match your name";
const french = "Le nom du titulaire du compte ne correspond pas au vôtre";

test("translates a reason of the list from the admin's language into the reader's", () => {
  expect(readableReason(english, "fr")).toBe(french);
  expect(readableReason(french, "en")).toBe(english);
});

test("keeps the admin's own words after a reason of the list", () => {
  expect(readableReason(`${english}. Write to us.`, "fr")).toBe(`${french}. Write to us.`);
});

test("keeps a reason that the admin wrote", () => {
  expect(readableReason("This request came twice.", "ar")).toBe("This request came twice.");
});
