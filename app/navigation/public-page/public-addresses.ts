import { defaultLanguage, type Language, languages } from "~/i18n/languages";
import { addressInLanguage } from "~/navigation/localized-path";

/**
 * Returns the URL under which search engines list a page in a language.
 * @param path without language, but with the parameters that identify the page
 */
export function publicAddress(origin: string, path: string, language: Language): string {
  const { pathname, search } = new URL(path, origin);
  return origin + addressInLanguage({ pathname, search }, language);
}

/** Returns a page's URL in every language. `x-default` is the one for users of other languages. */
export function publicAddresses(origin: string, path: string): { name: string; href: string }[] {
  return [
    ...languages.map((language) => ({ name: language, href: publicAddress(origin, path, language) })),
    { name: "x-default", href: publicAddress(origin, path, defaultLanguage) },
  ];
}
