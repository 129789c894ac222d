import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { type Language, languageNames } from "~/i18n/languages";
import { useLanguage } from "~/i18n/use-translation";
import { addressInLanguage } from "~/navigation/localized-path";

/**
 * A link to the same screen in another language. It reloads the document, because texts that are already on
 * the page would stay in the old language. The path and query are kept, and with scripts also the hash.
 */
export function LanguageLink({
  language,
  onClick,
  ...rest
}: Omit<ComponentProps<"a">, "href"> & { language: Language }) {
  const current = useLanguage();
  const location = useLocation();
  return (
    <a
      {...rest}
      href={addressInLanguage(location, language)}
      onClick={(event) => {
        event.currentTarget.hash = window.location.hash;
        onClick?.(event);
      }}
      lang={language}
      hrefLang={language}
      aria-current={language === current ? "true" : undefined}
    >
      {languageNames[language]}
    </a>
  );
}
