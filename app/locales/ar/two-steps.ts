import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/two-steps";

export const texts = {
  title: "أدخل الرمز",
  leadApp: "يظهر في تطبيق المصادقة، ويتغير كل 30 ثانية.",
  leadRecovery: "أحد الرموز العشرة التي حفظتها عند تفعيل التحقق بخطوتين.",
  codeApp: "الرمز المكوّن من ستة أرقام",
  codeRecovery: "رمز احتياطي",
  usePasskey: "استخدام مفتاح مرور",
  useApp: "استخدام التطبيق",
  useRecovery: "التطبيق ليس معك؟",
  codeMissing: "أدخل الرمز.",
  codeInvalid: "ستة أرقام، أو رمز احتياطي.",
  remember: "لا تسأل في هذا المتصفح لمدة 30 يومًا",
  continue: "تسجيل الدخول",
  over: "انتهت محاولة الدخول هذه. سجّل الدخول من جديد بكلمة المرور.",
  notHere: "هل هناك مشكلة؟",
  startAgain: "ابدأ من جديد",
} satisfies Translation<typeof english, "ar">;
