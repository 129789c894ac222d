import { lazyTexts } from "~/i18n/lazy-texts";
import type { texts as english } from "~/locales/en/passkey-press";

/**
 * Fetches the texts for passkeys in the page's language.
 *
 * @throws Error when the texts can't be fetched
 */
export const loadPasskeyTexts = lazyTexts<typeof english>({
  en: () => import("~/locales/en/passkey-press"),
  fr: () => import("~/locales/fr/passkey-press"),
  ar: () => import("~/locales/ar/passkey-press"),
});
