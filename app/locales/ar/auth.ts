import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/auth";

export const texts = {
  loginTitle: "تسجيل الدخول",
  loginLead: "مرحبًا بعودتك. رصيدك في انتظارك.",
  name: "الاسم",
  email: "البريد الإلكتروني",
  password: "كلمة المرور",
  forgot: "نسيتها؟",
  logIn: "تسجيل الدخول",
  signUp: "إنشاء الحساب",
  noAccount: "جديد هنا؟",
  nameInvalid: "أدخل اسمك: من 2 إلى 80 حرفًا. يلزم حرف هجائي على الأقل، ودون عنوان موقع أو بريد إلكتروني.",
  emailMissing: "أدخل بريدك الإلكتروني.",
  emailInvalid: "أدخل بريدًا إلكترونيًا صالحًا.",
  passwordMissing: "أدخل كلمة المرور.",
  termsMissing: "وافق على القواعد لإنشاء حساب.",
  linkOffer: "أهذا أنت؟ يمكننا أن نرسل إليك رابطًا يتيح لهذا المتصفح تسجيل الدخول.",
  sendLink: "أرسل لي رابطًا",
  withPasskey: "الدخول بمفتاح مرور",
  knownTitle: "يمكن لهذا المتصفح تسجيل الدخول الآن",
  knownText: "سجّل الدخول بكلمة المرور.",
} satisfies Translation<typeof english, "ar">;
