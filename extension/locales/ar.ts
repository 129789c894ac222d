import type { Translation } from "~/i18n/translation";
import type { texts as english } from "./en.ts";

export const texts = {
  name: "Cashlane: استرداد نقدي وأنت تتسوّق",
  description:
    "تعرض الاسترداد النقدي في المتاجر الشريكة. أنت من يفعّله، ولا يغادر متصفحك أي عنوان. تدفع المتاجر عمولة لـCashlane.",

  activate: "تفعيل",
  activatedAt: "فُعّل في {{time}}",
  activatedOn: "فُعّل بتاريخ {{time}}",
  blocked: "لم تُتابَع عملية الشراء لأن مانع إعلانات أوقف الطريق إلى المتجر. اسمح به هنا وفعّل من جديد.",
  lost: "لم تعد عملية الشراء متابَعة لأن رابط موقع آخر فُتح بعدها.",
  leaving: "في الطريق إلى المتجر…",
  disclosure: "يدفع المتجر عمولة لـCashlane ويتقاسمها معك.",
  excluded: "لا يشمل:",
  coupons_zero: "لا كوبونات",
  coupons_one: "عرض كوبون واحد",
  coupons_two: "عرض قسيمتين",
  coupons_few: "عرض {{count}} كوبونات",
  coupons_many: "عرض {{count}} كوبونًا",
  coupons_other: "عرض {{count}} كوبونًا",
  noCoupons: "لا كوبونات الآن.",
  copy: "نسخ",
  copied: "نُسخ",
  close: "إغلاق",
  connect: "ربط الحساب",

  notConnected: "اربط الإضافة بحسابك أولًا.",
  offline: "أنت غير متصل بالإنترنت. حاول حين يعود الاتصال.",
  failed: "لم ينجح ذلك. حاول من جديد.",
  loading: "جارٍ التحميل…",

  connectTitle: "اربط حسابك",
  connectText:
    "أكّد في Cashlane أن هذا المتصفح يمكنه تفعيل الاسترداد النقدي لك. تدفع لنا المتاجر عمولة نتقاسمها معك.",
  disconnect: "فصل الحساب",
  available: "المتاح",
  pending: "المنتظر",
  search: "ابحث عن متجر",
  noStore: "لا متجر بهذا الاسم",
  noStores:
    "لم تصل قائمة المتاجر بعد. ستصل حين تتصل بالإنترنت. إن لم تصل، فاقطع الاتصال بالحساب ثم صِله من جديد.",
  shop: "تفعيل وفتح",
  allow: "اعرضها في صفحاته",
  allowAll: "اعرضها في كل المتاجر الشريكة",
  allowWhy:
    "يطلب متصفحك السماح بالوصول إلى هذه المتاجر لتظهر النسبة فيها، وإلى شبكات التسويق بالعمولة كي يصمت Cashlane بعد روابط المواقع الأخرى. لا يغادر متصفحك أي عنوان.",
  allowed: "تظهر في صفحاته",
  favourite: "مفضل",
  purchases: "آخر المشتريات",
  noPurchases: "لا مشتريات بعد.",
  activations: "تفعيلات منتظرة",
  privacy: "ما تراه وما ترسله",
} satisfies Translation<typeof english, "ar">;
