import { islandTexts } from "~/i18n/island-texts";
import type { Translate } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/customizer";

export type CustomizerTexts = Translate<typeof english>;

/** Fetches the panel's texts in the page's language. @throws Error when they cannot be fetched */
export const loadCustomizerTexts = islandTexts<typeof english>({
  en: () => import("~/locales/en/customizer"),
  fr: () => import("~/locales/fr/customizer"),
  ar: () => import("~/locales/ar/customizer"),
});
