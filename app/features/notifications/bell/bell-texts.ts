import { lazyTexts } from "~/i18n/lazy-texts";
import type { Translate } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/bell";

export type BellTexts = Translate<typeof english>;

/** Fetches the dropdown's texts in the page's language. @throws Error if they can't be fetched */
export const loadBellTexts = lazyTexts<typeof english>({
  en: () => import("~/locales/en/bell"),
  fr: () => import("~/locales/fr/bell"),
  ar: () => import("~/locales/ar/bell"),
});
