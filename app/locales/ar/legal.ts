import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/legal";

export const texts = {
  draftTitle: "بانتظار المراجعة",
  draftText: "يصف هذا النص المنتج كما هو. يراجعه محامي المشغّل قبل سريانه.",
  contents: "المحتويات",
  changed: "آخر تعديل:",
} satisfies Translation<typeof english, "ar">;
