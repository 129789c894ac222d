import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/wordings";

export const texts = {
  listTitle: "الإشعارات ورسائلها",
  listText: "يُبلَّغ بكل منها في التطبيق وبالبريد كما اختار العضو. ويمكن أن تكون نصوصها نصوصك.",
  name: "الإشعار",
  wording: "النص",
  builtIn: "النص الأصلي",
  own: "نص خاص: {{languages}}",
  othersTitle: "رسائل أخرى",
  othersText: "تتعلق بأمان الحساب أو طُلبت: تُرسل دائمًا وبهذه الكلمات.",
  mail_email: "تأكيد عنوان بريد، قديم أو جديد",
  mail_password: "اختيار كلمة مرور جديدة والإبلاغ بتغييرها",
  mail_device: "تسجيل دخول من جهاز جديد",
  mail_factors: "تغيير التحقق بخطوتين ومفاتيح المرور ورموز الاسترداد",
  mail_data: "نسخة من البيانات ونهاية حساب",
  mail_staff: "دعوة إلى فريق العمل",
  mail_friend: "دعوة صديق من أحد الأعضاء",
  mail_answer: "ردّنا على رسالة",
  mail_invoice: "فاتورة إلى شبكة",
  mail_digest: "إشعارات يوم أو أسبوع في رسالة واحدة",
  back: "كل الإشعارات",
  placeholders: "الأسماء بين الأقواس تقوم مقام ما حدث. لهذا النص أن يستعمل:",
  emptyHint: "الحقل الفارغ، أو الذي فيه النص الأصلي، يتبع الإصدارات القادمة.",
  preview: "معاينة",
  previewTitle: "معاينة",
  previewText: "الرسائل بأرقام مختلقة. لم يُحفظ شيء بعد.",
} satisfies Translation<typeof english, "ar">;
