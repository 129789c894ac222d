import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/known-browser";

export const texts = {
  linkTitle: "تسجيل الدخول من متصفح جديد",
  linkLead: "ما دام حسابك مغلقًا أمام المتصفحات الجديدة، يثبت رابط في بريدك أن هذا المتصفح لك.",
  linkOpened: "يعرّف هذا الرابط حسابك بهذا المتصفح، وتبقى كلمة المرور مطلوبة.",
  useLink: "المتابعة إلى تسجيل الدخول",
  linkSentTitle: "تفقّد بريدك",
  linkSent: "إن كان لهذا البريد حساب فالرابط في طريقه إليك. افتحه في هذا المتصفح خلال 15 دقيقة.",
  knownAlready: "سبق أن استخدمت الرابط؟",
} satisfies Translation<typeof english, "ar">;
