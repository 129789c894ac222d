import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/store-logo";

export const texts = {
  title: "شعار المتجر",
  subtitle: "يظهر في كل القوائم وفي صفحة المتجر.",
  back: "إلى صفحة المتجر",
  file: "شعار جديد",
  hint: "JPEG أو PNG أو WebP حتى 800 كيلوبايت. الأفضل مربع بخلفية بيضاء أو شفافة.",
  save: "حفظ الشعار",
  remove: "حذف الشعار",
  missing: "اختر صورة.",
  tooLarge: "الصورة أكبر من 800 كيلوبايت.",
  choose: "اختر متجرًا",
  chooseText: "افتح صفحة متجر ثم «تغيير الشعار».",
  toStores: "إلى المتاجر",
  saved: "حُفظ الشعار.",
  removed: "حُذف الشعار.",
  links: "روابط الأعضاء",
  linksOn: "يمكن للأعضاء مشاركة روابط إلى صفحات هذا المتجر. تأكد من أن شروط شبكاته تسمح بذلك.",
  linksOff: "لا يمكن للأعضاء مشاركة روابط إلى هذا المتجر.",
  allowLinks: "السماح بالروابط",
  stopLinks: "إيقاف الروابط",
  linksAllowed: "يمكن للأعضاء مشاركة الروابط",
  linksStopped: "أُوقفت روابط هذا المتجر",
} satisfies Translation<typeof english, "ar">;
