import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/demo-table";

export const texts = {
  title: "جدول أشخاص",
  lead: "قائمة المنتج على 1000 صف: بحث وتصفية وترتيب وصفحات واختيار، وكلها في العنوان.",
  name: "الاسم",
  email: "البريد الإلكتروني",
  start: "تاريخ الانضمام",
  experience: "الخبرة",
  age: "العمر",
  level: "المستوى",
  level_junior: "مبتدئ",
  level_middle: "متمرس",
  level_senior: "خبير",
  years: "{{number}} س",
  from: "انضم من",
  to: "انضم حتى",
  hide: "إخفاء",
  hidden: "مخفية: {{number}}",
  empty: "لا أشخاص",
  emptyText: "الجميع مخفيون. أعد ضبط العرض لرؤيتهم.",
  nobody: "اختر شخصًا أولًا.",
} satisfies Translation<typeof english, "ar">;
