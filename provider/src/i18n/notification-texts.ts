import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type {
  NotificationType,
  NotificationValues,
  TextByLanguage,
} from "#contract/notifications/notification-types.ts";
import type { PaymentFailure } from "#contract/payout-runs/run-states.ts";
import { estimatedPurchase as estimatedAr, notifications as ar } from "../locales/ar/notifications.ts";
import { estimatedPurchase as estimatedEn, notifications as en } from "../locales/en/notifications.ts";
import { estimatedPurchase as estimatedFr, notifications as fr } from "../locales/fr/notifications.ts";
import { estimatedPurchase as estimatedVi, notifications as vi } from "../locales/vi/notifications.ts";
import { paymentFailures as failuresAr } from "../locales/ar/payment-failures.ts";
import { paymentFailures as failuresEn } from "../locales/en/payment-failures.ts";
import { paymentFailures as failuresFr } from "../locales/fr/payment-failures.ts";
import { paymentFailures as failuresVi } from "../locales/vi/payment-failures.ts";
import { type NotificationTexts, type ValueFormats, valueFormatsOf } from "./notification-values.ts";

/** The default texts of notifications by language. */
export const builtInTexts: Record<NotificationLanguage, typeof en> = { vi, en, fr, ar };

const estimatedPurchase: Record<NotificationLanguage, string> = {
  vi: estimatedVi,
  en: estimatedEn,
  fr: estimatedFr,
  ar: estimatedAr,
};

const formats: Record<NotificationLanguage, ValueFormats> = {
  vi: valueFormatsOf("vi"),
  en: valueFormatsOf("en"),
  fr: valueFormatsOf("fr"),
  ar: valueFormatsOf("ar"),
};

/**
 * Returns the title and description of a notification, in Vietnamese unless the member chose another language.
 * Both are stored with the notification, so that later changes of the texts don't affect it. `own` is the
 * operator's custom text; empty parts of it fall back to the default.
 */
export function notificationTexts<T extends NotificationType>(
  type: T,
  values: NotificationValues[T],
  language: NotificationLanguage = "vi",
  own?: NotificationTexts,
): NotificationTexts {
  const formattedValues = formatValues(values, formats[language], language);
  const { title, description: usual } = builtInTexts[language][type];
  const description = "usualDays" in values ? estimatedPurchase[language] : usual;
  // All placeholders are replaced in one pass, so that braces within a value remain unchanged.
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => formattedValues[name] ?? whole);
  return { title: fill(own?.title || title), description: fill(own?.description || description) };
}

function formatValues(
  values: object,
  { money, date, words }: ValueFormats,
  language: NotificationLanguage,
): Record<string, string> {
  type Value = bigint | string | Date | TextByLanguage;
  const { currency = "", ...rest } = values as Record<string, Value> & { currency?: string };
  const entries = Object.entries(rest).map(([name, value]) => {
    if (typeof value === "bigint") return [name, money(value, currency)];
    if (value instanceof Date) return [name, date(value)];
    return [name, words(typeof value === "string" ? value : value[language])];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Returns why the bank didn't pay and what the member can do, in every language of notifications. */
export function paymentFailureText(failure: PaymentFailure): TextByLanguage {
  return {
    vi: failuresVi[failure],
    en: failuresEn[failure],
    fr: failuresFr[failure],
    ar: failuresAr[failure],
  };
}
