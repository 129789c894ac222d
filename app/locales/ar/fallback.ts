import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/fallback";

export const texts = {
  title: "حدث خطأ ما",
  text: "حاول مرة أخرى بعد لحظات.",
  notFoundTitle: "هذه الصفحة غير موجودة",
  notFoundText: "قد يكون العنوان مكتوبًا بشكل خاطئ، أو أن المحتوى لم يعد موجودًا.",
  retry: "إعادة المحاولة",
} satisfies Translation<typeof english, "ar">;
