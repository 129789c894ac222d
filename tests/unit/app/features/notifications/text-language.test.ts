import { expect, test } from "vitest";
import { notificationLanguages } from "#contract/notification-settings.ts";
import { notificationTexts } from "#provider/locales/notification-texts.ts";
import type { NotificationType, NotificationValues } from "#provider/locales/notification-values.ts";
import { languageOfText } from "~/features/notifications/text-language";

const asked = { amount: 123_456n, currency: "EUR", reference: "WD-7KJ0MP3J" };
const earned = { amount: 650n, currency: "USD", store: "Target" };
const values: NotificationValues = {
  withdrawal_approved: asked,
  withdrawal_rejected: { ...asked, reason: "The name does not match." },
  withdrawal_failed: { ...asked, reason: "The bank returned the payment" },
  withdrawal_paid: { net: 123_356n, currency: "EUR", reference: "WD-7KJ0MP3J", paymentReference: "SEPA-1" },
  cashback_earned: earned,
  referral_paid: { amount: 1_000n, currency: "USD" },
  referral_undone: { amount: 1_000n, currency: "USD" },
  order_delivered: { ...asked, reference: "OR-7KJ0MP3J" },
  order_refunded: { ...asked, reference: "OR-7KJ0MP3J", reason: "The store is closed." },
  ticket_answered: { subject: "PayPal", answer: "Please try again." },
  offer_completed: { ...earned, expectedPayableAt: new Date("2026-03-05T00:00:00Z") },
};

test.each(notificationLanguages)("0090 every title and description in %s is known as such", (language) => {
  for (const type of Object.keys(values) as NotificationType[]) {
    const texts = notificationTexts(type, values[type], language);
    for (const text of Object.values(texts) as string[])
      expect([text, languageOfText(text)]).toEqual([text, language]);
  }
});
