import type { ReactNode } from "react";
import { Links, Meta, Scripts, ScrollRestoration } from "react-router";
import { usePendingForm } from "~/components/form/use-queued-submit";
import { defaultLanguage, directionOf, type Language } from "~/i18n/languages";
import type { Viewer } from "~/page/viewer";
import type { Visit } from "~/shell/theme/first-visit.server";
import { PageFont } from "~/shell/theme/page-font";
import { headingEnd, PageEnd, pageEnd } from "~/page/document-markers";
import { useScreenHandle } from "./screen-handle";
import { StyleSheet } from "~/shell/theme/style-sheet";
import { barColors, defaultTheme, type Theme, themeAttributes, themeKey } from "~/page/theme";
import { useSharedTheme } from "~/shell/theme/use-shared-theme";
import { ThemeContext } from "~/shell/theme/use-theme";

interface DocumentProps {
  /** Undefined on the last-resort error page. */
  page: { locale: { language: Language }; theme: Theme; visit: Visit; viewer: Viewer } | undefined;
  children: ReactNode;
}

/** The HTML document of every page: language, theme, style sheet and scripts. */
export function Document({ page, children }: DocumentProps) {
  const theme = useSharedTheme(page?.theme ?? defaultTheme, usePendingForm(themeKey));
  const language = page?.locale.language ?? defaultLanguage;
  const layout = useScreenHandle()?.layout;
  const firstPart = layout === "shell" || layout === "front" ? headingEnd : pageEnd;
  const isVisitor = page?.viewer.state === "signed-out";
  return (
    <html lang={language} dir={directionOf(language)} {...themeAttributes(theme, isVisitor)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {barColors(theme).map(({ content, media }) => (
          <meta key={content} name="theme-color" content={content} media={media} />
        ))}
        <StyleSheet viewer={page?.viewer} hasFile={page?.visit.hasStyleSheet ?? false} />
        {page?.visit.isFirstVisit === false && <PageFont />}
        {/* Delays the first paint until the content that would move the page has arrived
            (docs/decisions/0013). */}
        <link rel="expect" href={`#${firstPart}`} blocking="render" />
        <link rel="manifest" href={`/${language}/app.webmanifest`} />
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeContext value={theme}>{children}</ThemeContext>
        <PageEnd />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
