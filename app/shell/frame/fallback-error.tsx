import { use } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { buttonStyle } from "~/components/ui/button-style";
import { defaultLanguage, directionOf, isLanguage } from "~/i18n/languages";
import { TextsContext } from "~/i18n/text-files";
import { LogoMark } from "./logo";

/**
 * The error page that needs no loader. Its language comes from the URL, and its texts are part of every page.
 */
export function FallbackError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const segment = pathname.split("/")[1];
  const language = isLanguage(segment) ? segment : defaultLanguage;
  const texts = use(TextsContext)[language]?.fallback ?? {};
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? texts.notFoundTitle : texts.title;
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
      <p className="text-muted">{missing ? texts.notFoundText : texts.text}</p>
      {!missing && (
        <a href={pathname + search} className={buttonStyle("solid")}>
          {texts.retry}
        </a>
      )}
    </main>
  );
}
