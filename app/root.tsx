import { type ReactNode, useState } from "react";
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { usePendingForm } from "./components/form/use-queued-submit";
import { ToastHost } from "./components/toast/toast-host";
import { readFlashToast } from "./components/toast/flash-toast.server";
import { environment } from "./environment.server";
import { defaultLanguage, directionOf } from "./i18n/languages";
import { knownNamespaces, screenTexts } from "./i18n/screen-texts.server";
import { type Locale, LocaleContext } from "./i18n/use-translation";
import { getLocale, i18nextMiddleware } from "./i18n/i18next-middleware.server";
import { device } from "./middleware/device.server";
import { rememberLanguage } from "./middleware/language-cookie.server";
import { limits } from "./middleware/limits.server";
import { originCheck } from "./middleware/origin-check.server";
import { requestLog } from "./middleware/request-log.server";
import { securityHeaders } from "./middleware/security-headers.server";
import { session } from "./middleware/session.server";
import { getAuth } from "./session/auth-state.server";
import { BellContext } from "./features/notifications/bell/bell-context";
import { bellData } from "./features/notifications/bell/bell-data.server";
import { areAmountsHidden } from "./features/wallet/amount-privacy.server";
import { AmountsHiddenContext } from "./features/wallet/amounts-hidden";
import { FallbackError } from "./shell/fallback-error";
import { recordVisit } from "./shell/first-visit.server";
import { hasShell } from "./shell/has-shell.server";
import { NavigationProgress } from "./shell/navigation-progress";
import { PageFont } from "./shell/page-font";
import { headingEnd, PageEnd, pageEnd } from "./shell/page-marks";
import { useScreenHandle } from "./shell/screen-handle";
import { readShortcuts } from "./shell/shortcuts/shortcut-cookie.server";
import { ShortcutsContext } from "./shell/shortcuts/shortcuts-context";
import { StyleSheet, useFullStyleSheet } from "./shell/style-sheet";
import { readTheme } from "./shell/theme-cookie.server";
import { defaultTheme, themeAttributes, themeKey } from "./shell/theme";
import { FooterContext } from "./shell/use-footer";
import { useLateFont } from "./shell/use-late-font";
import { useSharedTheme } from "./shell/use-shared-theme";
import { ThemeContext } from "./shell/use-theme";
import { ViewerContext } from "./shell/use-viewer";
import { viewerOf } from "./shell/viewer.server";
import type { Route } from "./+types/root";

export const middleware: Route.MiddlewareFunction[] = [
  requestLog,
  limits,
  originCheck,
  i18nextMiddleware,
  rememberLanguage,
  device,
  session,
  securityHeaders,
];

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** What every page stands on. It must not fail: there would be no layout to show an error in. */
export async function loader({ request, context, pattern }: Route.LoaderArgs) {
  const pageLanguage = getLocale(context);
  const [{ toast, headers }, { visit, headers: visitHeaders }, bell] = await Promise.all([
    readFlashToast(request),
    recordVisit(request),
    hasShell(pattern) ? bellData(request, context) : null,
  ]);
  return data(
    {
      locale: {
        language: pageLanguage,
        texts: screenTexts(pageLanguage, pattern, knownNamespaces(request, pageLanguage)),
      },
      theme: await readTheme(request),
      amountsHidden: await areAmountsHidden(request),
      shortcuts: await readShortcuts(request, getAuth(context)),
      viewer: viewerOf(getAuth(context)),
      toast,
      visit,
      bell,
      footer: {
        year: new Date().getUTCFullYear(),
        servedAt: new Date().toISOString(),
        credit: footerCredit(),
      },
    },
    { headers: [...Object.entries(headers), ...Object.entries(visitHeaders)] },
  );
}

function footerCredit() {
  const { FOOTER_CREDIT: name, FOOTER_CREDIT_URL: address } = environment();
  return name ? { name, address: address ?? null } : null;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const theme = useSharedTheme(root?.theme ?? defaultTheme, usePendingForm(themeKey));
  const pageLanguage = root?.locale.language ?? defaultLanguage;
  const layout = useScreenHandle()?.layout;
  return (
    <html lang={pageLanguage} dir={directionOf(pageLanguage)} {...themeAttributes(theme)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <StyleSheet layout={layout} isKept={root?.visit.hasStyleSheet ?? false} />
        {root?.visit.isFirstVisit === false && <PageFont />}
        {/* The first paint waits for what would move when the rest came (docs/decisions/0013). */}
        <link rel="expect" href={`#${layout === "shell" ? headingEnd : pageEnd}`} blocking="render" />
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

export default function App({ loaderData }: Route.ComponentProps) {
  const { locale, viewer, footer, toast, visit, bell, amountsHidden, shortcuts } = loaderData;
  useLateFont(visit.isFirstVisit);
  useFullStyleSheet(visit.hasStyleSheet);
  const ScreenLayout = useScreenHandle()?.Layout;
  return (
    <LocaleContext value={useGrowingLocale(locale)}>
      <ViewerContext value={viewer}>
        <FooterContext value={footer}>
          <BellContext value={bell}>
            <AmountsHiddenContext value={amountsHidden}>
              <ShortcutsContext value={shortcuts}>
                {ScreenLayout ? (
                  <ScreenLayout>
                    <Outlet />
                  </ScreenLayout>
                ) : (
                  <Outlet />
                )}
              </ShortcutsContext>
            </AmountsHiddenContext>
          </BellContext>
          <NavigationProgress />
          <ToastHost flash={toast} />
        </FooterContext>
      </ViewerContext>
    </LocaleContext>
  );
}

/** A client navigation brings only the texts that are new; those already here stay while the language does. */
function useGrowingLocale(locale: Locale): Locale {
  const [latest, setLatest] = useState(locale);
  const [grown, setGrown] = useState(locale);
  if (latest === locale) return grown;
  const next =
    grown.language === locale.language ? { ...locale, texts: { ...grown.texts, ...locale.texts } } : locale;
  setLatest(locale);
  setGrown(next);
  return next;
}

/** The last resort, when not even the page's texts are there. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FallbackError error={error} />;
}
