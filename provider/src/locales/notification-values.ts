import { toMajorUnits } from "#contract/money/amount.ts";
import { normalizeMoney } from "#contract/money/money-text.ts";
import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { NotificationType } from "#contract/notifications/notification-types.ts";

export interface NotificationTexts {
  title: string;
  description: string;
}

/** The texts of one language. `{amount}` is replaced with the value of that name. */
export type TextTemplates = Record<NotificationType, NotificationTexts>;

/** What the program says of a tracked purchase whose date isn't certain. */
export const estimatedPurchase: Record<NotificationLanguage, string> = {
  vi: "Đơn hàng của bạn tại {store} đã được ghi nhận. {amount} tiền hoàn đang chờ xác nhận, thường có thể rút sau {usualDays} ngày kể từ ngày mua.",
  en: "Your purchase at {store} was tracked. {amount} cash back awaits confirmation and can usually be withdrawn {usualDays} days after the purchase.",
  fr: "Votre achat chez {store} a été enregistré. {amount} de cashback attendent confirmation et peuvent en général être retirés {usualDays} jours après l’achat.",
  ar: "سُجّلت عملية شرائك من {store}. استرداد نقدي بقيمة {amount} بانتظار التأكيد، ويمكن سحبه عادةً بعد {usualDays} يومًا من الشراء.",
};

/** Formats amounts (in minor units), days (in UTC), and names within a sentence for one language. */
export interface Writing {
  money: (amount: bigint, currency: string) => string;
  date: (day: Date) => string;
  words: (text: string) => string;
}

const locales: Record<NotificationLanguage, string> = { vi: "vi-VN", en: "en-GB", fr: "fr-FR", ar: "ar" };

/** Returns the formats of a language. */
export function writingOf(language: NotificationLanguage): Writing {
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
      // As text, so that no amount is ever rounded on its way through a double.
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
