import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/clicks";

export const texts = {
  title: "النقرات",
  subtitle: "طريق كل عضو إلى متجر، وما آل إليه. ابحث عن عضو أو عن رقم نقرة.",
  table: "النقرات",
  emptyTitle: "لا نقرات بعد",
  emptyText: "ما إن يذهب عضو للتسوّق حتى تظهر نقرته هنا.",
  retention:
    "تُحفظ النقرات ما دامت هناك مشتريات ومطالبات تُردّ إليها؛ ولا تُحذف أي منها تلقائيًا. ويُحفظ عنوان العضو لمنع إساءة الاستخدام ولا يُعرض هنا.",

  time: "الوقت",
  member: "العضو",
  store: "المتجر",
  network: "الشبكة",
  id: "النقرة (المعرّف الفرعي)",
  device: "الجهاز",
  device_phone: "هاتف",
  device_tablet: "جهاز لوحي",
  device_desktop: "حاسوب",
  country: "البلد",
  referrer: "جاء من",
  source: "المصدر",
  source_store_page: "صفحة متجر",
  source_stores: "قائمة المتاجر",
  source_search: "البحث",
  source_home: "الرئيسية",
  source_elsewhere: "مكان آخر",
  source_unknown: "غير معروف",
  outcome: "النتيجة",
  outcome_none: "لا شيء بعد",
  outcome_tracked: "مُسجَّل",
  outcome_expired: "انتهت مدتها",
  openLead: "فتح العملية",
  from: "من",
  to: "حتى",

  copy: "نسخ",
  copied: "نُسخ",
  copyId: "نسخ رقم النقرة {{id}}",
  copyDone: "نُسخ إلى الحافظة",
  copyFailed: "لم يسمح المتصفح بالنسخ. الرابط بجانبه يحمل الرقم كاملًا.",

  tailOn: "متابعة مباشرة",
  tailOff: "إيقاف المتابعة",
  tailing: "تصل النقرات الجديدة من تلقاء نفسها",
  refresh: "تحديث",
} satisfies Translation<typeof english, "ar">;
