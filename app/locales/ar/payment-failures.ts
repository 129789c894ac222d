import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/payment-failures";

export const texts = {
  account_wrong: "رقم الحساب غير صحيح",
  account_closed: "الحساب مغلق",
  account_blocked: "الحساب محظور",
  not_accepted: "الحساب لا يقبل هذه المدفوعات",
  name_mismatch: "الاسم غير مطابق",
  bank_unreachable: "تعذّر الوصول إلى البنك",
  duplicate: "اعتُبرت مكررة",
  details_missing: "البنك يطلب بيانات إضافية",
  not_claimed: "لم يُستلم خلال 30 يومًا",
  unspecified: "لم يُذكر سبب",
} satisfies Translation<typeof english, "ar">;
