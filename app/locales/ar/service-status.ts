import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/service-status";

export const texts = {
  title: "حالة الخدمة",
  description: "هل تعمل الحسابات وتقارير المشتريات ورسائل البريد الإلكتروني كالمعتاد.",
  allWork: "كل شيء يعمل كالمعتاد.",
  someDelayed: "بعض الخدمات متأخرة. لم يُفقد شيء، ورصيدك في أمان.",
  isReadOnly: "التغييرات متوقفة مؤقتًا. رصيدك في أمان.",
  isInMaintenance: "Cashlane قيد الصيانة. رصيدك في أمان.",
  unavailable: "الحسابات غير متاحة حاليًا. رصيدك في أمان؛ حاول مرة أخرى بعد بضع دقائق.",
  accounts: "الحسابات وعمليات السحب",
  accountsText: "تسجيل الدخول وعرض الرصيد وطلب السحب.",
  purchases: "تقارير المشتريات",
  purchasesText: "تُبلغ المتاجر عن المشتريات فتظهر في استردادك النقدي.",
  emails: "البريد الإلكتروني",
  emailsText: "الرموز والروابط والإشعارات عبر البريد الإلكتروني.",
  working: "تعمل",
  read_only: "القراءة فقط",
  maintenance: "صيانة",
  paused: "متوقّف مؤقتًا",
  delayed: "متأخرة",
  unavailableState: "غير متاحة",
  unknown: "غير معروفة",
  since: "متأخرة منذ",
  checkedAt: "تم التحقق في",
} satisfies Translation<typeof english, "ar">;
