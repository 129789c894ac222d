import { lazyTexts } from "~/i18n/lazy-texts";
import type { Translate } from "~/i18n/translation";
import type { texts as demo } from "~/locales/en/demo";
import type { texts as search } from "~/locales/en/search";

export type SearchTexts = Translate<typeof search>;

/** Fetches the dialog's texts in the page's language. @throws Error if they can't be fetched */
export const loadSearchTexts = lazyTexts<typeof search>({
  en: () => import("~/locales/en/search"),
  fr: () => import("~/locales/fr/search"),
  ar: () => import("~/locales/ar/search"),
});

/** Fetches the names of the demo pages in the page's language. @throws Error if they can't be fetched */
export const loadDemoTexts = lazyTexts<typeof demo>({
  en: () => import("~/locales/en/demo"),
  fr: () => import("~/locales/fr/demo"),
  ar: () => import("~/locales/ar/demo"),
});
