import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/errors";

export const texts = {
  apiRequestFailed: "فشل طلب واجهة البرمجة",
  authenticationFailed: "فشلت المصادقة",
  refreshFailed: "تعذّر تجديد الجلسة",
  loggingOut: "جارٍ تسجيل الخروج",
  loginFailed: "فشل تسجيل الدخول",
  invalidResponse: "استجابة غير صالحة من الخادم",
  unreachable: "لا يمكن الوصول إلى الخدمة حاليًا. يُرجى المحاولة مرة أخرى.",
  timeout: "استغرقت الخدمة وقتًا طويلًا للرد. يُرجى المحاولة مرة أخرى.",
  forbidden: "غير مسموح",
  badRequest: "تعذّر فهم الطلب.",
  methodNotAllowed: "لا يقبل هذا العنوان هذا النوع من الطلبات.",
  brokenAddress: "هذا العنوان غير مكتمل أو فيه خطأ إملائي.",
  lengthRequired: "لا يذكر الطلب حجمه.",
  payloadTooLarge: "حجم الطلب أكبر من المسموح به.",
  foreignOrigin: "أُرسل هذا النموذج من موقع آخر، لذلك لم يُنفَّذ أي شيء.",
  unlistedOrigin:
    "لم يُنفَّذ أي شيء لأن هذا العنوان ليس ضمن PUBLIC_ORIGIN. افتح \u2068{{origin}}\u2069 أو أضف هذا العنوان إلى PUBLIC_ORIGIN.",
  readOnlyTitle: "التغييرات متوقفة مؤقتًا",
  readOnlyText: "يمكنك الاطلاع على كل شيء، لكن لا يمكن تغيير أي شيء الآن. رصيدك في أمان.",
  maintenanceTitle: "سنعود قريبًا",
  maintenanceText: "Cashlane قيد الصيانة. رصيدك في أمان، ولن تضيع المشتريات التي تجريها في هذه الأثناء.",
  maintenanceForStaff: "يرى الأعضاء صفحة الصيانة. لا يرى هذه الصفحة إلا من يمكنه تغيير الوضع من فريق العمل.",
  modeUntil: "نتوقع الانتهاء بحلول ⁨{{time}}⁩.",
  modeRetry: "إعادة المحاولة",
  modeStatus: "حالة الخدمة",
  modeLogIn: "دخول فريق العمل",
  goBack: "العودة إلى الصفحة الرئيسية",
} satisfies Translation<typeof english, "ar">;
