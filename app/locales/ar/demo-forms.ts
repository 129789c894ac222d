import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/demo-forms";

export const texts = {
  layoutsTitle: "تخطيطات النماذج",
  layoutsLead: "نموذج واحد بستة تخطيطات. يُفحص كلٌّ منها كأنه حقيقي ولا يُحفظ شيء.",
  validationTitle: "التحقق من النماذج",
  validationLead: "القواعد نفسها تعمل في المتصفح وعلى الخادم.",
  basic: "أساسي",
  icons: "مع أيقونات",
  columns: "في أعمدة بعناوين",
  sections: "في أقسام قابلة للطي",
  parts: "في علامات تبويب",
  signIn: "في الوسط",
  required: "كل الحقول مطلوبة",
  lengths: "الأطوال والصيغ",
  slow: "رد يتأخر قليلًا",
  submit: "إرسال",
  clear: "مسح",
  clearAsk: "هل تمحو كل ما أدخلته؟",
  keep: "أبقِه",
  right: "النموذج صحيح",
  haveAccount: "لديك حساب بالفعل؟",
  logIn: "تسجيل الدخول",
} satisfies Translation<typeof english, "ar">;
