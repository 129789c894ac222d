import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/unsent";

export const texts = {
  offlineTitle: "لم يُرسل: لا يوجد اتصال",
  offlineText: "ما أدخلته ما زال هنا. أرسله مرة أخرى بعد عودة الاتصال.",
  failedTitle: "حدث خطأ أثناء الإرسال",
  failedText: "ما أدخلته ما زال هنا. يُرجى إرساله مرة أخرى بعد قليل.",
  signedOutTitle: "لم يُرسل: انتهت جلستك",
  signedOutText: "استعدنا ما أدخلته. راجعه وأرسله مرة أخرى. يجب إدخال كلمات المرور والرموز والملفات من جديد.",
} satisfies Translation<typeof english, "ar">;
