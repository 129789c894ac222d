import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/payment";

export const texts = {
  paymentTitle: "الدفع",
  paymentText: "تجرّب هنا دفع الباقة المميزة. لا يُخصم شيء ولا يُحفظ رقم بطاقة.",
  summary: "الملخص",
  plan: "الباقة",
  period: "الفوترة",
  total: "الإجمالي اليوم",
  pay: "ادفع",
  changePlan: "تغيير الباقة",
  paid: "كل شيء صحيح",
  premium: "المميزة",
  monthly: "شهريًا",
  annual: "سنويًا مع شهرين مجانًا",
} satisfies Translation<typeof english, "ar">;
