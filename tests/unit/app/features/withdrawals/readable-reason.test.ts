import { expect, test } from "vitest";
import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { withReadableHold, withReadableReason } from "~/features/withdrawals/readable-reason.server";
import type { Language } from "~/i18n/languages";

const english = "The account holder’s name doesn’t match your name";
const french = "Le nom du titulaire du compte ne correspond pas au vôtre";
const coded = { reason: english, reasonCode: "name_mismatch" } as const;

const readable = (withdrawal: Parameters<typeof withReadableReason>[0], language: Language) =>
  withReadableReason(withdrawal, language).reason;

test("shows a reason of the list in the reader's language by its code", () => {
  expect(readable(coded, "fr")).toBe(french);
});

test("keeps the admin's own words after a reason with a code", () => {
  const reason = `${english}. Write to us.`;
  expect(readable({ ...coded, reason, reasonNote: "Write to us." }, "fr")).toBe(`${french}. Write to us.`);
});

test.each([
  [english, "fr", french],
  [french, "en", english],
  [`${english}. Write to us.`, "fr", `${french}. Write to us.`],
] as const)("recognizes a reason without a code by its text: %s in %s", (reason, language, expected) => {
  expect(readable({ reason }, language)).toBe(expected);
});

test("keeps a reason that the admin wrote", () => {
  expect(readable({ reason: "This request came twice." }, "ar")).toBe("This request came twice.");
});

test("shows the reason of a hold in the reader's language, with the admin's own words after it", () => {
  const reason = "The purchases look unusual. Ask the store.";
  const withdrawal = { hold: { reason, at: "2026-11-29T00:00:00Z", by: null } } as AdminWithdrawal;
  expect(withReadableHold(withdrawal, "fr").hold?.reason).toMatch(/^Les achats .*\. Ask the store\.$/);
});

test("leaves a withdrawal without a reason unchanged", () => {
  expect(readable({ reason: null }, "fr")).toBeNull();
});
