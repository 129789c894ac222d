import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/lead-reasons";

export const texts = {
  reason_order_canceled: "أُلغي الطلب",
  reason_order_returned: "أُرجع الطلب",
  reason_terms_not_met: "لم تُستوفَ الشروط",
  reason_other_source: "احتُسب لموقع آخر",
  reason_duplicate_order: "احتُسب من قبل",
  reason_not_paid_by_store: "لم يدفع المتجر",
  reason_commission_too_low: "العمولة منخفضة جدًا",
  reason_suspected_abuse: "اشتباه في إساءة الاستخدام",
  reason_under_review: "قيد المراجعة",
  reason_unspecified: "بلا سبب",
} satisfies Translation<typeof english, "ar">;
