import type { NotificationLanguage, SettableType } from "#contract/notification-settings.ts";
import { wordingLimits } from "#contract/settings-areas.ts";
import type { FieldGroup, SettingsText } from "./field-types";

// The contract's lists as the browser needs them, without the schema library they stand beside; the types keep
// them whole.
const typeLabels: Record<SettableType, SettingsText> = {
  cashback_earned: "type_cashback_earned",
  offer_completed: "type_offer_completed",
  withdrawal_approved: "type_withdrawal_approved",
  withdrawal_rejected: "type_withdrawal_rejected",
  withdrawal_paid: "type_withdrawal_paid",
  withdrawal_failed: "type_withdrawal_failed",
  order_delivered: "type_order_delivered",
  order_refunded: "type_order_refunded",
  referral_paid: "type_referral_paid",
  referral_undone: "type_referral_undone",
};
const labels: Record<NotificationLanguage, { title: SettingsText; description: SettingsText }> = {
  en: { title: "title_en", description: "text_en" },
  fr: { title: "title_fr", description: "text_fr" },
  ar: { title: "title_ar", description: "text_ar" },
  vi: { title: "title_vi", description: "text_vi" },
};

/** Every type whose wording is the operator's to choose. */
export const wordedTypes = Object.keys(typeLabels) as SettableType[];
export const wordingLanguages = Object.keys(labels) as NotificationLanguage[];

/** What a type is called. */
export function typeLabel(type: SettableType): SettingsText {
  return typeLabels[type];
}

/** The texts of one type: title and text in each language. */
export function wordingGroup(type: SettableType): FieldGroup {
  const fields = wordingLanguages.flatMap((language) =>
    (["title", "description"] as const).map((part) => ({
      path: `${type}.${language}.${part}`,
      name: `${type}-${language}-${part}`,
      kind: part === "title" ? ("line" as const) : ("lines" as const),
      label: labels[language][part],
      longest: wordingLimits[part],
      language,
    })),
  );
  return { title: typeLabels[type], fields, isOneOfSeveral: true };
}
