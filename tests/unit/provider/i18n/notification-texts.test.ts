import { expect, test } from "vitest";
import { notificationTexts } from "#provider/i18n/notification-texts.ts";
import { type NotificationType, settableTypes } from "#contract/notifications/notification-types.ts";
import { withdrawal, sampleValues as values } from "../../../support/notifications/sample-values";

test.each(settableTypes)("%s has a Vietnamese title and description", (type) => {
  const { title, description } = notificationTexts(type, values[type]);
  for (const text of [title, description]) expect(text).toMatch(/[ăâđêôơưạ-ỹ]/);
});

test("formats amounts and dates for Vietnamese readers", () => {
  expect(notificationTexts("withdrawal_approved", values.withdrawal_approved).description).toContain(
    "1.234,56\u00a0US$",
  );
  expect(notificationTexts("offer_completed", values.offer_completed).description).toContain("05/03/2026");
});

test.each(["withdrawal_rejected", "withdrawal_failed"] as const)(
  "%s quotes the admin's reason unchanged",
  (type) => {
    expect(notificationTexts(type, values[type]).description).toContain(`Lý do: ${values[type].reason}`);
  },
);

test("a paid withdrawal names the amount and the payment reference", () => {
  const { description } = notificationTexts("withdrawal_paid", values.withdrawal_paid);
  expect(description).toContain("1.233,56\u00a0US$");
  expect(description).toContain("PAY-1");
});

test("M8 amounts beyond 2^53 aren't rounded", () => {
  const amount = 9_007_199_254_740_993_55n;
  expect(notificationTexts("withdrawal_approved", { ...withdrawal, amount }).description).toContain(
    "9.007.199.254.740.993,55",
  );
});

test("no text has an unfilled placeholder", () => {
  for (const type of Object.keys(values) as NotificationType[]) {
    const texts = notificationTexts(type, values[type]);
    expect(`${texts.title} ${texts.description}`).not.toMatch(/undefined|null|NaN|\[object/);
  }
});

test("in Arabic amounts, references and reasons are isolated, and a currency's letters keep their order", () => {
  const { description } = notificationTexts("withdrawal_rejected", values.withdrawal_rejected, "ar");
  for (const part of [
    "\u20661,234.56\u00a0US$\u2069",
    "\u2068WD-7KJ0MP3J\u2069",
    "\u2068The name does not match.\u2069",
  ])
    expect(description).toContain(part);
});
