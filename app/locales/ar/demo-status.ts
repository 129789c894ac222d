import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/demo-status";

export const texts = {
  comingSoonTitle: "ننطلق قريبًا",
  comingSoonText: "ميزتنا القادمة شبه جاهزة. اترك بريدك الإلكتروني لتكون أول من يعلم.",
  email: "البريد الإلكتروني",
  emailWrong: "أدخل بريدًا إلكترونيًا صحيحًا.",
  notify: "أعلِمني",
  thanks: "شكرًا لك.",
  until: "الوقت المتبقي حتى الانطلاق",
  days: "أيام",
  hours: "ساعات",
  minutes: "دقائق",
  seconds: "ثوانٍ",
} satisfies Translation<typeof english, "ar">;
