import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/demo-kit";

export const texts = {
  chip: "عرض توضيحي",
  chipHint: "عرض ببيانات تجريبية",
  nothingWill: "هذا عرض توضيحي: لن يُرسل شيء ولن يُنشأ حساب.",
  nothingKept: "هذا عرض توضيحي: لم يُرسل شيء ولم يُنشأ أي حساب.",
  reset: "إعادة ضبط العرض",
  resetDone: "عاد العرض إلى حالته الأولى.",
  storeFull: "غيّرت أكثر مما يحفظه العرض. أعد ضبطه للمتابعة.",
  storeAway: "تعذّر حفظ ما أدخلته الآن. حاول مرة أخرى.",
} satisfies Translation<typeof english, "ar">;
