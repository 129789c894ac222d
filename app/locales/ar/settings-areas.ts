import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/settings-areas";

export const texts = {
  payouts: "المدفوعات",
  checkout: "إتمام الشراء",
  referrals: "الدعوات",
  currencies: "العملات",
  contact: "التواصل",
  notifications: "الإشعارات",
  accounting: "المحاسبة",
  issuer: "مُصدر الفواتير",
} satisfies Translation<typeof english, "ar">;
