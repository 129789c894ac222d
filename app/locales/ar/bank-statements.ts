import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/bank-statements";

export const texts = {
  gap: "الكشوف من {{from}} إلى {{to}} للحساب {{account}} ناقصة. ارفعها أيضًا.",
  gapOne: "الكشف {{from}} للحساب {{account}} ناقص. ارفعه أيضًا.",
  unbalanced: "لا يتوافق رصيدا الكشف {{number}} للحساب {{account}} مع حركاته. اطلبه من بنكك من جديد.",
} satisfies Translation<typeof english, "ar">;
