import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/saved-views";

export const texts = {
  title: "العروض المحفوظة",
  subtitle: "طريقتك في عرض القوائم: التصفية والبحث والترتيب والأعمدة.",
  back: "العودة إلى القائمة",
  empty: "لا توجد عروض محفوظة بعد",
  emptyText: "افتح قائمة واضبط عوامل التصفية ثم احفظها ضمن «العروض المحفوظة».",
  opensWith: "تُفتح القائمة بهذا العرض.",
  change: "تعديل",
  name: "الاسم",
  nameMissing: "أدخل اسمًا لا يزيد على 60 حرفًا.",
  rename: "حفظ الاسم",
  makeDefault: "افتح القائمة به",
  takeDefault: "لا تفتح القائمة به بعد الآن",
  remove: "حذف",
  saveTitle: "حفظ هذا العرض",
  save: "حفظ العرض",
  opens: "افتح هذه القائمة به",
  saved: "حُفظ العرض.",
  renamed: "صار للعرض اسمه الجديد.",
  defaultSet: "تُفتح القائمة بهذا العرض الآن.",
  defaultTaken: "تُفتح القائمة بلا عرض من جديد.",
  removed: "حُذف العرض.",
} satisfies Translation<typeof english, "ar">;
