import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/bulk";

export const texts = {
  nothing: "لا شيء للمراجعة",
  leftOut_zero: "كل العناصر المحددة ممكنة.",
  leftOut_one: "استُبعد عنصر محدد واحد لأن هذه الخطوة غير ممكنة له.",
  leftOut_two: "استُبعد عنصران محددان لأن هذه الخطوة غير ممكنة لهما.",
  leftOut_few: "استُبعدت {{count}} عناصر محددة لأن هذه الخطوة غير ممكنة لها.",
  leftOut_many: "استُبعد {{count}} عنصرًا محددًا لأن هذه الخطوة غير ممكنة لها.",
  leftOut_other: "استُبعد {{count}} عنصر محدد لأن هذه الخطوة غير ممكنة لها.",
  refused: "لم يتم: {{number}}",
  back: "رجوع",
} satisfies Translation<typeof english, "ar">;
