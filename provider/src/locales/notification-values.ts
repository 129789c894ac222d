import { toMajorUnits } from "#contract/amount.ts";
import { tidyMoney } from "#contract/money-text.ts";
import type { NotificationLanguage } from "#contract/notification-settings.ts";

/** What each type of notification tells about; money in minor units. */
export interface NotificationValues {
  withdrawal_approved: { amount: bigint; currency: string; reference: string };
  withdrawal_rejected: { amount: bigint; currency: string; reference: string; reason: string };
  withdrawal_paid: { net: bigint; currency: string; reference: string; paymentReference: string };
  withdrawal_failed: { amount: bigint; currency: string; reference: string; reason: string };
  cashback_earned: { amount: bigint; currency: string; store: string };
  referral_paid: { amount: bigint; currency: string };
  referral_undone: { amount: bigint; currency: string };
  order_delivered: { amount: bigint; currency: string; reference: string };
  order_refunded: { amount: bigint; currency: string; reference: string; reason: string };
  ticket_answered: { subject: string; answer: string };
  offer_completed: { amount: bigint; currency: string; store: string; expectedPayableAt: Date };
}
export type NotificationType = keyof NotificationValues;

export interface NotificationTexts {
  title: string;
  description: string;
}

/** The texts of one language; `{amount}` stands for what a type tells about under that name. */
export type TextTemplates = Record<NotificationType, NotificationTexts>;

/** How a language writes amounts (minor units in), days (UTC), and names and other words within a sentence. */
export interface Writing {
  money: (amount: bigint, currency: string) => string;
  date: (day: Date) => string;
  words: (text: string) => string;
}

const locales: Record<NotificationLanguage, string> = { vi: "vi-VN", en: "en-GB", fr: "fr-FR", ar: "ar" };

/** Amounts and days as readers of a language write them. */
export function writingOf(language: NotificationLanguage): Writing {
  const locale = locales[language];
  const formats = new Map<string, Intl.NumberFormat>();
  const dates = new Intl.DateTimeFormat(locale, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  });
  // Isolated, or what is written left to right tears a right-to-left sentence apart.
  const isolated = (text: string) => (language === "ar" ? `\u2068${text}\u2069` : text);
  return {
    money(amount, currency) {
      const format = formats.get(currency) ?? new Intl.NumberFormat(locale, { style: "currency", currency });
      formats.set(currency, format);
      // As text, so that no amount is ever rounded on its way through a double.
      const text = format.format(toMajorUnits(amount, currency) as Intl.StringNumericLiteral);
      return tidyMoney(text, language);
    },
    date: (day) => isolated(dates.format(day)),
    words: isolated,
  };
}

const excerptLength = 280;

/** The beginning of what somebody wrote, in one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength).replace(/\s\S*$/, "")} …`;
}
