import type { mailFrame as en } from "../en/mail-frame.ts";

export const mailFrame: typeof en = {
  digest: { daily: "Cashlane: ملخص يومك ({count})", weekly: "Cashlane: ملخص أسبوعك ({count})" },
  greeting: "مرحبًا \u2068{name}\u2069،",
  greetingWithoutName: "مرحبًا،",
  open: "عرض التفاصيل",
  why: "وصلتك هذه الرسالة لأن لديك حسابًا في Cashlane واخترت تلقي الإشعارات عبر البريد الإلكتروني.",
  whyLink: "وصلتك هذه الرسالة لأن أحدًا طلبها لحسابك في Cashlane. إن لم تكن أنت فتجاهلها: لن يتغير شيء.",
  whyNotice: "وصلتك هذه الرسالة لأنها تخص أمان حسابك في Cashlane. تُرسَل هذه الرسائل دائمًا.",
  whyAnswer: "وصلتك هذه الرسالة لأنك كتبت إلينا. لا ترد عليها من فضلك، بل اكتب في الصفحة.",
  whyFarewell: "وصلتك هذه الرسالة لأنك طلبت حذف حسابك في Cashlane. هذه آخر رسالة.",
  whyInvoice: "وصلتك هذه الرسالة لأن شركتك تعمل مع Cashlane. الفاتورة في الملف المرفق.",
  whyInvitation:
    "وصلتك هذه الرسالة لأن أحد أعضاء Cashlane أعطانا عنوانك. إن لم يهمك الأمر فتجاهلها، وسننسى العنوان.",
  settings: "إعدادات الإشعارات",
  unsubscribe: "إلغاء الاشتراك",
  answerTitle: "ردّنا: \u2068{subject}\u2069",
};
