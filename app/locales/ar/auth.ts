import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/auth";

export const texts = {
  loginTitle: "تسجيل الدخول",
  loginLead: "مرحبًا بعودتك. رصيدك في انتظارك.",
  registerTitle: "أنشئ حسابك",
  registerLead: "تسوّق كالمعتاد واسترجع جزءًا من الثمن.",
  name: "الاسم",
  email: "البريد الإلكتروني",
  password: "كلمة المرور",
  passwordHint: "من 8 إلى 72 محرفًا، فيها حرف لاتيني كبير وآخر صغير ورقم أو رمز.",
  terms: "أوافق على قواعد البرنامج",
  termsSummary: "القواعد باختصار",
  ruleConfirmation: "يصبح الاسترداد النقدي لك بعد أن يؤكد المتجر عملية الشراء.",
  ruleReturns: "ما يُعاد أو يُلغى يُسترجع استرداده.",
  ruleAccount: "حساب واحد لكل شخص.",
  logIn: "تسجيل الدخول",
  signUp: "إنشاء الحساب",
  noAccount: "جديد هنا؟",
  haveAccount: "لديك حساب؟",
  nameInvalid: "أدخل اسمك: من 2 إلى 80 محرفًا.",
  emailMissing: "أدخل بريدك الإلكتروني.",
  emailInvalid: "أدخل بريدًا إلكترونيًا صالحًا.",
  passwordMissing: "أدخل كلمة المرور.",
  passwordWeak: "استخدم من 8 إلى 72 محرفًا، فيها حرف لاتيني كبير وآخر صغير ورقم أو رمز.",
  termsMissing: "وافق على القواعد لإنشاء حساب.",
} satisfies Translation<typeof english, "ar">;
