import { isRouteErrorResponse, useLocation } from "react-router";
import { buttonStyle } from "~/components/ui/button-style";
import { defaultLanguage, directionOf, isLanguage } from "~/i18n/languages";
import { texts as arabic } from "~/locales/ar/fallback";
import { texts as english } from "~/locales/en/fallback";
import { texts as french } from "~/locales/fr/fallback";
import { LogoMark } from "./logo";

const texts = { en: english, fr: french, ar: arabic };

/**
 * The error page that needs no loader: the language comes from the URL, and its texts are part of the code.
 */
export function FallbackError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const segment = pathname.split("/")[1];
  const language = isLanguage(segment) ? segment : defaultLanguage;
  const { retry, ...words } = texts[language];
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? words.notFoundTitle : words.title;
  return (
    <main
      lang={language}
      dir={directionOf(language)}
      className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center"
    >
      <title>{`${title} · Cashlane`}</title>
      <a href="/" aria-label="Cashlane" className="rounded-full">
        <LogoMark />
      </a>
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="text-muted">{missing ? words.notFoundText : words.text}</p>
      {!missing && (
        <a href={pathname + search} className={buttonStyle("solid")}>
          {retry}
        </a>
      )}
    </main>
  );
}
