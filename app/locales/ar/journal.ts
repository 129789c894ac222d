import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/journal";

export const texts = {
  title: "دفتر اليومية",
  subtitle: "ما سُجّل في الدفاتر لكل يوم ولكل حساب، من أجل برنامج المحاسبة لديك.",
  accounts: "أرقام الحسابات",
  period: "الفترة",
  from: "اليوم الأول",
  to: "اليوم الأخير",
  dateInvalid: "أدخل تاريخًا.",
  show: "عرض",
  daysNote: "الأيام المنتهية بتوقيت {{zone}}. قيد لكل يوم وعملة ونوع عملية، ويتساوى فيه المدين والدائن.",
  empty: "لا توجد قيود",
  emptyText: "اختر فترة أخرى.",
  debit: "مدين",
  credit: "دائن",
  account: "الحساب",
  csv: "CSV",
  fec: "ملف FEC للمحاسبة، {{currency}}",
  sums: "المدين والدائن بعملة {{currency}}",
} satisfies Translation<typeof english, "ar">;
