import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/trip";

export const texts = {
  title: "فتحت {{name}}",
  text: "أكمل عملية الشراء في تلك النافذة. تظهر هنا عادةً خلال يومين.",
  storePage: "صفحة المتجر",
  end: "لم أشترِ شيئًا",
} satisfies Translation<typeof english, "ar">;
