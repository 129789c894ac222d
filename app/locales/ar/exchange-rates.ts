import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/exchange-rates";

export const texts = {
  title: "أسعار الصرف",
  subtitle: "قيمة الوحدة الواحدة من كل عملة بعملة {{base}}. تُحوَّل بها المشتريات بالعملات الأخرى.",
  table: "أسعار الصرف",
  emptyTitle: "لا توجد أسعار صرف بعد",
  emptyText:
    "أدخل سعرًا. وحتى ذلك الحين تنتظر المشتريات بالعملات الأخرى ضمن التقارير غير المطابقة.",
  rule: "تُحوَّل عملية الشراء مرة واحدة بسعر يومها في المنطقة الزمنية لشبكتها. وفي عطل نهاية الأسبوع والأعياد يُعتمد آخر سعر في الأيام السبعة السابقة. وتحتفظ التصحيحات بالسعر الأول.",
  day: "اليوم",
  rate: "السعر",
  source: "المصدر",
  source_ecb: "البنك المركزي الأوروبي",
  source_manual: "أُدخل يدويًا",
  imported: "تاريخ الاستيراد",
  currency: "العملة",
  currencyHint: "ثلاثة أحرف مثل EUR.",
  rateIn: "القيمة بعملة {{base}}",
  rateHint: "كم تساوي الوحدة الواحدة بعملة {{base}}، مثل 1.0832.",
  enter: "إدخال سعر",
  enterTitle: "إدخال سعر",
  enterText: "يُستبدل سعر اليوم نفسه. تحتفظ المشتريات التي حُوِّلت بسعرها، وتُقيَّد المشتريات التي تنتظر هذا السعر.",
  save: "حفظ السعر",
  cancel: "إلغاء",
  entered: "حُفظ سعر {{currency}}",
  currencyWrong: "أدخل رمز عملة من ثلاثة أحرف مثل EUR.",
  dayWrong: "أدخل يومًا.",
  rateWrong: "أدخل رقمًا أكبر من صفر بثماني منازل عشرية على الأكثر.",
  from: "من",
  to: "إلى",
  all: "الكل",
} satisfies Translation<typeof english, "ar">;
