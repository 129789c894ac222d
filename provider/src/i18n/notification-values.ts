import { toMajorUnits } from "#contract/money/minor-units.ts";
import { normalizeMoney } from "#contract/money/money-text.ts";
import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";

export interface NotificationTexts {
  title: string;
  description: string;
}

/** Formats amounts (in minor units), days (in UTC), and names within a sentence for one language. */
export interface ValueFormats {
  money: (amount: bigint, currency: string) => string;
  date: (day: Date) => string;
  words: (text: string) => string;
}

const locales: Record<NotificationLanguage, string> = { vi: "vi-VN", en: "en-GB", fr: "fr-FR", ar: "ar" };

/** Returns the formats of a language. */
export function valueFormatsOf(language: NotificationLanguage): ValueFormats {
  const locale = locales[language];
  const formats = new Map<string, Intl.NumberFormat>();
  const dates = new Intl.DateTimeFormat(locale, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  });
  // Isolated, because left-to-right text would reorder the words of a right-to-left sentence.
  const isolated = (text: string) => (language === "ar" ? `\u2068${text}\u2069` : text);
  return {
    money(amount, currency) {
      const format = formats.get(currency) ?? new Intl.NumberFormat(locale, { style: "currency", currency });
      formats.set(currency, format);
      // Formats the decimal text, because a floating-point number could round the amount.
      const text = format.format(toMajorUnits(amount, currency) as Intl.StringNumericLiteral);
      return normalizeMoney(text, language);
    },
    date: (day) => isolated(dates.format(day)),
    words: isolated,
  };
}

const excerptLength = 280;

/** Returns the beginning of a text, in one line. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= excerptLength ? line : `${line.slice(0, excerptLength).replace(/\s\S*$/, "")} …`;
}
