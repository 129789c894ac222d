import { lazyTexts } from "~/i18n/lazy-texts";
import type { Translate } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/shortcuts";

export type ShortcutTexts = Translate<typeof english>;

/**
 * Fetches the popup's texts in the page's language.
 *
 * @throws Error when they can't be fetched
 */
export const loadShortcutTexts = lazyTexts<typeof english>({
  en: () => import("~/locales/en/shortcuts"),
  fr: () => import("~/locales/fr/shortcuts"),
  ar: () => import("~/locales/ar/shortcuts"),
});
