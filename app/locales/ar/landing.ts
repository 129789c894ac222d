import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/landing";

export const texts = {
  landingTitle: "استرداد نقدي على مشترياتك اليومية",
  figuresTitle: "Cashlane بالأرقام",
  figStores_zero: "متجر باسترداد نقدي وقسائم",
  figStores_one: "متجر باسترداد نقدي وقسائم",
  figStores_two: "متجران باسترداد نقدي وقسائم",
  figStores_few: "متاجر باسترداد نقدي وقسائم",
  figStores_many: "متجرًا باسترداد نقدي وقسائم",
  figStores_other: "متجر باسترداد نقدي وقسائم",
  figMembers: "عضو",
  figAnswers_zero: "جواب في المساعدة",
  figAnswers_one: "جواب في المساعدة",
  figAnswers_two: "جوابان في المساعدة",
  figAnswers_few: "أجوبة في المساعدة",
  figAnswers_many: "جوابًا في المساعدة",
  figAnswers_other: "جواب في المساعدة",
  reviewsTitle: "ما يقوله الأعضاء",
  reviewsText: "أحدث التقييمات لكل المتاجر، الجيدة منها والسيئة.",
  contactTitle: "لديك أسئلة؟ اكتب إلينا",
  contactText: "يجيبك شخص، عادةً خلال يومي عمل.",
  contact: "اتصل بنا",
  seePricing: "الباقات والأسعار",
} satisfies Translation<typeof english, "ar">;
