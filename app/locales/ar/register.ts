import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/register";

export const texts = {
  registerTitle: "أنشئ حسابك",
  registerLead: "تسوّق كالمعتاد واسترجع جزءًا من الثمن.",
  terms: "أوافق على {{terms}} وقرأت {{privacy}}.",
  termsField: "شروط الاستخدام",
  termsSummary: "القواعد باختصار",
  ruleConfirmation: "يصبح الاسترداد النقدي لك بعد أن يؤكد المتجر عملية الشراء.",
  ruleReturns: "يُلغى الاسترداد النقدي للمشتريات المعادة أو الملغاة.",
  ruleAccount: "حساب واحد لكل شخص.",
  haveAccount: "لديك حساب؟",
  sentTitle: "راجع بريدك",
  otherAddress: "عنوان آخر؟",
  sentText:
    "أرسلنا إليك رسالة. إن كنت جديدًا فأكّد بها بريدك، ويمكنك تسجيل الدخول الآن. وإن كان لديك حساب فستخبرك الرسالة بذلك.",
  sentTo:
    "أرسلنا رسالة إلى {{email}}. إن كنت جديدًا فأكّد بها بريدك، ويمكنك تسجيل الدخول الآن. وإن كان لديك حساب فستخبرك الرسالة بذلك.",
  openMailbox: "افتح {{name}}",
  sentHint: "لم تصلك الرسالة؟ ابحث في البريد غير المرغوب فيه. ويمكننا إرسالها مجددًا بعد تسجيل دخولك.",
  resendHint: "لم تصلك الرسالة؟ ابحث في البريد غير المرغوب فيه أو اطلب إعادة إرسالها.",
  resend: "إعادة الإرسال",
  resendIn: "إعادة الإرسال بعد {{seconds}} ث",
  resent: "أرسلناها مجددًا. استخدم أحدث رسالة.",
  termsLink: "شروط الاستخدام",
  privacyLink: "سياسة الخصوصية",
  reasonTitle: "متاجر تعيد إليك مالك",
  reasonFree: "مجانًا ودون بطاقة. اسحب ابتداءً من {{minimum}}.",
  reasonFreeShort: "مجانًا ودون بطاقة.",
  reasonTerms: "النسبة التي تراها عند فتح المتجر محفوظة لك.",
  reasonClaims: "عملية شراء ناقصة؟ يتابعها شخص من فريقنا.",
} satisfies Translation<typeof english, "ar">;
