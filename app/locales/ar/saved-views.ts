import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/saved-views";

export const texts = {
  title: "طرق العرض المحفوظة",
  subtitle: "طريقتك في عرض القوائم: التصفية والبحث والترتيب والأعمدة.",
  back: "العودة إلى القائمة",
  empty: "لا توجد طرق عرض محفوظة بعد",
  emptyText: "افتح قائمة واضبط عوامل التصفية ثم احفظها ضمن «طرق العرض المحفوظة».",
  opensWith: "تُفتح القائمة بطريقة العرض هذه.",
  change: "تعديل",
  name: "الاسم",
  nameMissing: "أدخل اسمًا لا يزيد على 60 حرفًا.",
  rename: "حفظ الاسم",
  makeDefault: "افتح القائمة بها",
  takeDefault: "لا تفتح القائمة بها بعد الآن",
  remove: "حذف",
  saveTitle: "حفظ طريقة العرض هذه",
  save: "حفظ طريقة العرض",
  opens: "افتح هذه القائمة بها",
  saved: "حُفظت طريقة العرض.",
  renamed: "صار لطريقة العرض اسم جديد.",
  defaultSet: "تُفتح القائمة الآن بطريقة العرض هذه.",
  defaultTaken: "لم تعد القائمة تُفتح بطريقة عرض محفوظة.",
  removed: "حُذفت طريقة العرض.",
} satisfies Translation<typeof english, "ar">;
