import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/risks";

export const texts = {
  risk: "إشارات",
  risk_reversed_leads: "مشتريات ملغاة",
  risk_shared_payout: "طريقة سحب مشتركة",
  risk_shared_address: "عنوان مشترك",
  risk_early_withdrawal: "سحب مبكر",
  risk_fraud_case: "حالة احتيال",
} satisfies Translation<typeof english, "ar">;
