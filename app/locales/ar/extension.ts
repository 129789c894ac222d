import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/extension";

export const texts = {
  title: "إضافة المتصفح",
  subtitle: "تعرض استردادك النقدي وأنت تتسوّق، ولا تزعجك في غير ذلك.",
  whatTitle: "ماذا تفعل",
  whatRate: "في صفحة متجر شريك تعرض النسبة وما لا تشمله.",
  whatActivate: "تضغط «تفعيل» لتكسب. لا تفعّل شيئًا من تلقاء نفسها أبدًا.",
  whatCoupons: "تعرض كوبونات المتجر عندما تطلبها، وتنسخ الرمز.",
  whatAccount: "في قائمتها رصيدك وآخر مشترياتك والتفعيلات المنتظرة.",
  whatSilent: "إن جئت من رابط جهة أخرى بقيت صامتة في ذلك المتجر.",

  installTitle: "تثبيتها",
  installStore: "لمتصفحات Chrome وEdge وFirefox، مجانًا.",
  installButton: "فتح صفحة التثبيت",
  opensInNewTab: "تُفتح في تبويب جديد",
  manualText:
    "لم تُنشر الإضافة في متجر متصفح بعد. يمكن لمشغّل هذا الموقع بناؤها، وإلى أن تُنشر حمّلها من مجلدها.",
  manualBuild: "نفّذ «npm run build:extension» في المشروع، أو اطلب منا المجلد «build/extension».",
  manualChromium:
    "في Chrome وEdge: افتح chrome://extensions، وشغّل «وضع المطوّر»، واضغط «تحميل إضافة غير مضغوطة» واختر «chromium».",
  manualFirefox:
    "في Firefox: افتح about:debugging واختر «This Firefox» ثم «Load Temporary Add-on» وملف «manifest.json» في «firefox».",
  manualConnect: "اضغط أيقونة الإضافة ثم «ربط الحساب»، وأكّد هنا.",

  privacyTitle: "ما تراه وما ترسله",
  privacyLocal:
    "**لا يغادر متصفحك أي عنوان تزوره.** تنزّل الإضافة قائمة متاجر موقّعة واحدة للجميع، وتقارن العناوين بها على جهازك.",
  privacySites:
    "لا ترى إلا المواقع التي تسمح بها: متجرًا بعد متجر، أو كل المتاجر الشريكة معًا. ولا تعمل في غيرها.",
  privacyLinks:
    "كي تصمت بعد رابط جهة أخرى تحتاج إلى ملاحظة عناوين شبكات التسويق بالعمولة. ولا تحفظ لذلك سوى اسم المتجر والوقت، على جهازك.",
  privacySent:
    "ترسل اسم المتجر حين تضغط «تفعيل» أو تطلب الكوبونات، ومفتاحها حين تفتح قائمتها. وتقرأ رصيدك ومتاجرك المفضلة وآخر مشترياتك والتفعيلات المنتظرة، ولا شيء غير ذلك من حسابك.",
  privacyNot: "لا تقيس تصفحك، ولا تحمّل شيفرة من الشبكة، ولا تغيّر الروابط، ولا تفتح شيئًا في الخلفية.",
  privacyEnd:
    "افصلها من [الأمان، الأجهزة](/apps/user/view/security#devices)، أو أزلها من المتصفح، فيزول معها ما حفظته.",
  privacyNotice: "أما الباقي فتجده في [إشعار الخصوصية](/privacy).",

  connectTitle: "ربط الإضافة",
  connectSummary: "تطلب إضافة المتصفح ربطها بحسابك.",
  connectMay: "ستتمكن من",
  connectBalance: "قراءة رصيدك ومتاجرك المفضلة وآخر مشترياتك والتفعيلات المنتظرة",
  connectActivate: "تفعيل الاسترداد النقدي عندما تضغط الزر",
  connectCoupons: "عرض المتاجر وكوبوناتها",
  connectNot: "لا يمكنها سحب المال ولا تغيير حسابك ولا قراءة رسائلك.",
  connectAs: "الحساب: {{email}}",
  connect: "ربط الحساب",
  cancel: "عدم الربط",
  doneTitle: "بقيت خطوة واحدة",
  doneText: "تكمل الإضافة الربط بنفسها. يمكنك إغلاق هذه الصفحة عندما تظهر كلمة «متصلة».",
  connectedTitle: "الإضافة متصلة",
  connectedText: "يمكنك إغلاق هذه الصفحة. لفصلها افتح الأمان، الأجهزة.",
  toSecurity: "فتح الأمان",
  brokenTitle: "الإضافة هي التي تفتح هذه الصفحة",
  brokenText: "اضغط أيقونة الإضافة في متصفحك، ثم «ربط الحساب».",
  unknownTitle: "لا يمكن ربط هذه الإضافة",
  unknownText: "ليست من إضافاتنا. ثبّتها من الصفحة أدناه وحاول من جديد.",
  howTo: "طريقة التثبيت",
} satisfies Translation<typeof english, "ar">;
