import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/push";

export const texts = {
  title: "الإشعارات الفورية",
  subtitle: "على هذا الجهاز وغيره، حتى عندما يكون Cashlane مغلقًا.",
  turnOn: "تفعيلها على هذا الجهاز",
  state_unsupported:
    "لا يدعم هذا المتصفح الإشعارات الفورية هنا. على iPhone وiPad أضف Cashlane إلى الشاشة الرئيسية أولًا.",
  state_blocked: "يحظر هذا المتصفح إشعارات Cashlane. اسمح بها في الإعدادات بجوار شريط العنوان ثم عُد إلى هنا.",
  state_off: "الإشعارات الفورية متوقفة على هذا الجهاز.",
  state_on: "الإشعارات الفورية مفعّلة على هذا الجهاز إلى أن تسجّل الخروج.",
  tabAsk: "اسمح بالإشعارات لتراها هنا عندما يكون Cashlane مفتوحًا في علامة تبويب.",
  tabOnly: "يعرض هذا المتصفح الإشعارات عندما يكون Cashlane مفتوحًا في علامة تبويب.",
  allow: "السماح بالإشعارات",
  failed: "تعذّر تفعيل الإشعارات الفورية. تحقق من اتصالك وحاول مرة أخرى.",
  thisDevice: "هذا الجهاز",
  lastPush: "آخر إشعار:",
  added: "أُضيف:",
  remove: "إيقاف",
  removed: "أُوقفت الإشعارات الفورية على ذلك الجهاز.",
  offerTitle: "لا يفُتك استردادك النقدي",
  offerText: "استلم إشعارًا فوريًا فور تغيّر حالة عملية شراء. يمكنك إيقافه في أي وقت.",
  decline: "ليس الآن",
} satisfies Translation<typeof english, "ar">;
