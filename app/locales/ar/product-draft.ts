import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/product-draft";

export const texts = {
  savedAt: "حُفظت المسودة في",
  unsaved: "تعذّر حفظ المسودة، وستُعاد المحاولة.",
  elsewhere: "لدى علامة تبويب أو متصفح آخر هذه المسودة",
  elsewhereText: "حُفظت هناك بعد هذه، فلن يُحفظ ما تكتبه هنا حتى تحفظ المنتج.",
  reload: "اعرض المسودة الأخرى",
  found: "لم يُحفظ بعد",
  foundText: "يعرض النموذج مسودتك بتاريخ",
  discard: "تخلّص من المسودة",
  discarded: "تُخلّص من المسودة",
} satisfies Translation<typeof english, "ar">;
