import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/install";

export const texts = {
  name: "Cashlane: استرداد نقدي وكوبونات",
  description: "اكسب استردادًا نقديًا في مئات المتاجر، وتابع مشترياتك، واسحب رصيدك.",
  screenshot: "الصفحة الرئيسية",
  offlineTitle: "أنت غير متصل بالإنترنت",
  offlineText: "تحتاج هذه الصفحة إلى اتصال. لا يضيع شيء مما كسبته.",
  offlineRetry: "حاول مرة أخرى",
} satisfies Translation<typeof english, "ar">;
