import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { TextByLanguage } from "#contract/notifications/notification-types.ts";
import type { DecisionReasonCode } from "#contract/withdrawals/decision-reasons.ts";
import { decisionReasons as ar } from "../locales/ar/decision-reasons.ts";
import { decisionReasons as en } from "../locales/en/decision-reasons.ts";
import { decisionReasons as fr } from "../locales/fr/decision-reasons.ts";
import { decisionReasons as vi } from "../locales/vi/decision-reasons.ts";

/** The predefined reasons for decisions in every language of notifications. */
export const decisionReasonTexts: Record<NotificationLanguage, Record<DecisionReasonCode, string>> = {
  vi,
  en,
  fr,
  ar,
};

interface ChosenReason {
  reasonCode: DecisionReasonCode;
  /** The admin's own words, in the language in which they were written. */
  note: string | null | undefined;
}

/** Returns a predefined reason in a language, followed by the admin's own words. */
export function decisionReasonText(
  { reasonCode, note }: ChosenReason,
  language: NotificationLanguage,
): string {
  return [decisionReasonTexts[language][reasonCode], note].filter(Boolean).join(". ");
}

/** Returns a predefined reason, followed by the admin's own words, in every language of notifications. */
export function decisionReasonByLanguage(reason: ChosenReason): TextByLanguage {
  return {
    vi: decisionReasonText(reason, "vi"),
    en: decisionReasonText(reason, "en"),
    fr: decisionReasonText(reason, "fr"),
    ar: decisionReasonText(reason, "ar"),
  };
}
