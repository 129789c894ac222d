import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/preferences";

export const texts = {
  title: "إعدادات الإشعارات",
  subtitle: "ما الذي نُبلغك به، وأين، ومتى.",

  matrixTitle: "ماذا وأين",
  matrixHint: "يُحفظ كل اختيار فورًا.",
  matrix: "الإشعارات حسب النوع والقناة",
  type: "الإشعار",
  inApp: "في التطبيق",
  browser: "إشعار فوري",
  email: "البريد",
  choice: "{{type}}: {{channel}}",
  always: "دائمًا",
  alwaysHint: "الأموال التي خرجت أو عادت نُبلغك بها دائمًا في التطبيق.",
  browserHint:
    "لا تعرض الإشعارات الفورية إلا ما يظهر أيضًا في التطبيق، على الأجهزة أدناه، وفي هذا المتصفح عندما يكون Cashlane في الخلفية.",

  switchedOn: "تم تشغيل {{choice}}.",
  switchedOff: "تم إيقاف {{choice}}.",
  undo: "تراجع",
  notSaved: "لم يتغيّر {{choice}}",

  unreachable: "تعذّر الوصول إلى Cashlane. تحقق من اتصالك وحاول مجددًا.",

  permissionTitle: "هذا المتصفح",
  permission_default: "لم يُسأل هذا المتصفح بعد إن كان يُسمح لـ Cashlane بعرض الإشعارات.",
  permission_granted: "يعرض هذا المتصفح إشعارات Cashlane.",
  permission_denied:
    "يحظر هذا المتصفح إشعارات Cashlane. اسمح بها في الإعدادات بجوار شريط العنوان ثم عُد إلى هنا.",
  permission_unsupported: "لا يستطيع هذا المتصفح عرض الإشعارات.",
  allow: "السماح بالإشعارات",

  howTitle: "اللغة والوقت",
  language: "لغة الإشعارات والرسائل الإلكترونية",
  languageHint: "ما أُبلغت به من قبل يبقى كما هو.",
  language_vi: "Tiếng Việt",
  language_en: "English",
  language_fr: "Français",
  language_ar: "العربية",
  timeZone: "المنطقة الزمنية",
  deviceZone: "كما في هذا الجهاز",
  useZone: "استخدام {{zone}}",
  quiet: "ساعات الهدوء",
  quietHint: "لا تُرسل فيها رسائل ولا إشعارات فورية، وتنتظر حتى تنتهي.",
  discreet: "إشعارات فورية بلا مبالغ ولا أسماء متاجر",
  quietStart: "من",
  quietEnd: "إلى",
  digest: "الرسائل الإلكترونية",
  digest_off: "رسالة لكل إشعار، فورًا",
  digest_daily: "رسالة واحدة في اليوم، الساعة 8 صباحًا",
  digest_weekly: "رسالة واحدة في الأسبوع، يوم الاثنين الساعة 8 صباحًا",
  save: "حفظ",
  saved: "تم حفظ إعداداتك.",

  languageInvalid: "اختر إحدى اللغات.",
  digestInvalid: "اختر عدد المرات.",
  timeInvalid: "أدخل وقتًا مثل 22:30.",
  timesEqual: "يجب أن تختلف نهاية ساعات الهدوء عن بدايتها.",
  zoneInvalid: "اختر منطقة زمنية من القائمة.",

  unsubscribeTitle: "إيقاف الرسائل الإلكترونية",
  unsubscribeQuestion: "هل نوقف كل رسائل الإشعارات المرسلة إلى {{email}}؟",
  unsubscribeKept: "ستبقى تعرف في التطبيق ما يحدث لأموالك.",
  unsubscribe: "إيقاف الرسائل",
  unsubscribedTitle: "لا مزيد من الرسائل",
  unsubscribedText: "لن نرسل بعد الآن رسائل إشعارات إلى {{email}}.",
  unsubscribeSettings: "يمكنك إعادة تشغيل بعضها من إعداداتك.",
  toSettings: "إعدادات الإشعارات",
  unsubscribeBroken: "هذا الرابط غير كامل أو غير صالح. استخدم الرابط الموجود في نهاية إحدى رسائلنا.",
} satisfies Translation<typeof english, "ar">;
