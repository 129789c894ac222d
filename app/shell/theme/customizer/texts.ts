import { lazyTexts } from "~/i18n/lazy-texts";
import type { Translate } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/customizer";

export type CustomizerTexts = Translate<typeof english>;

/**
 * Fetches the panel's texts in the page's language.
 *
 * @throws Error when they can't be fetched
 */
export const loadCustomizerTexts = lazyTexts<typeof english>({
  en: () => import("~/locales/en/customizer"),
  fr: () => import("~/locales/fr/customizer"),
  ar: () => import("~/locales/ar/customizer"),
});
