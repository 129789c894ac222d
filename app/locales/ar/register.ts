import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/register";

export const texts = {
  registerTitle: "أنشئ حسابك",
  registerLead: "تسوّق كالمعتاد واسترجع جزءًا من الثمن.",
  terms: "أوافق على قواعد البرنامج",
  termsSummary: "القواعد باختصار",
  ruleConfirmation: "يصبح الاسترداد النقدي لك بعد أن يؤكد المتجر عملية الشراء.",
  ruleReturns: "ما يُعاد أو يُلغى يُسترجع استرداده.",
  ruleAccount: "حساب واحد لكل شخص.",
  haveAccount: "لديك حساب؟",
  sentTitle: "راجع بريدك",
  sentText:
    "كتبنا إلى العنوان الذي أدخلته. إن كان جديدًا هنا فالرسالة تؤكده، ويمكنك الدخول الآن بكلمة مرورك. وإن كان له حساب فالرسالة تقول ذلك.",
  otherAddress: "عنوان آخر؟",
} satisfies Translation<typeof english, "ar">;
