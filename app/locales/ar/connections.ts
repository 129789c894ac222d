import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/connections";

export const texts = {
  title: "الحسابات المرتبطة",
  subtitle: "سجّل الدخول بحساب لديك في مكان آخر.",
  listTitle: "خدمات يمكنك الدخول بها",
  listSubtitle:
    "تؤكد لنا الخدمة هويتك فقط. لا نطلب منها عنوانًا ولا جهات اتصال ولا أي شيء آخر، ولا نخبرها بشيء عن مالك. وتبقى كلمة مرورك صالحة.",
  empty: "لا توجد خدمة لربطها",
  emptyText: "لا توجد هنا خدمة أخرى لتسجيل الدخول. كلمة مرورك ومفاتيح المرور تفتح حسابك.",
  stateConnected: "مرتبط",
  stateOpen: "غير مرتبط",
  since: "مرتبط منذ",
  lastUsed: "آخر استخدام",
  neverUsed: "لم يُستخدم بعد",
  notOffered: "لم تعد متاحة هنا ولم تعد تفتح حسابك.",
  connect: "ربط",
  disconnect: "إلغاء الربط",
  goingTitle: "الانتقال إلى {{name}}",
  goingText: "أكّد هناك أنك أنت، ثم ستعود إلى هنا. أمامك عشر دقائق.",
  go: "انتقل إلى {{name}}",
  connected: "يمكنك الآن تسجيل الدخول عبر {{name}}.",
  disconnected: "أُلغي ربط الخدمة.",
  notConnected: "لم يُربط شيء",
  continueWith: "المتابعة عبر {{name}}",
  notLoggedIn: "لم تسجّل الدخول",
  over: "استغرق ذلك وقتًا طويلًا",
  overText: "أو تم من قبل. ابدأ من جديد في هذا المتصفح.",
} satisfies Translation<typeof english, "ar">;
