import { Fragment, type ReactNode, use, useMemo } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { LazyUnsentForms } from "./components/form/unsent/lazy-unsent-forms";
import { ToastHost } from "./components/toast/toast-host";
import { useTimeZoneCookie } from "./components/ui/use-time-zone";
import { i18nextMiddleware } from "./i18n/i18next-middleware.server";
import { TextsContext } from "./i18n/text-files";
import { device } from "./middleware/device.server";
import { rememberLanguage } from "./middleware/language-cookie.server";
import { limits } from "./middleware/limits.server";
import { operationMode } from "./middleware/operation-mode.server";
import { maintenance } from "./middleware/maintenance.server";
import { originCheck } from "./middleware/origin-check.server";
import { requestLog } from "./middleware/request-log.server";
import { securityHeaders } from "./middleware/security-headers.server";
import { session } from "./middleware/session.server";
import { AmountsHidden } from "./page/amounts-hidden";
import { KeptActionData } from "./page/kept-action-data";
import { LocaleContext, PageContext } from "./page/page-context";
import { useServiceWorker } from "./page/use-service-worker";
import { Document } from "./shell/frame/document";
import { FallbackError } from "./shell/frame/fallback-error";
import { NavigationProgress } from "./shell/frame/navigation-progress";
import { loadPageData } from "./shell/frame/page-data.server";
import { useScreenHandle } from "./shell/frame/screen-handle";
import { useFullStyleSheet } from "./shell/theme/style-sheet";
import { useDeferredFont } from "./shell/theme/use-deferred-font";
import type { Route } from "./+types/root";

export const middleware: Route.MiddlewareFunction[] = [
  requestLog,
  limits,
  originCheck,
  i18nextMiddleware,
  rememberLanguage,
  device,
  operationMode,
  session,
  securityHeaders,
  maintenance,
];

export { clientMiddleware } from "./page/client-middleware";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/install/apple-touch-icon.png" },
];

export async function loader(args: Route.LoaderArgs) {
  return loadPageData(args);
}

export function Layout({ children }: { children: ReactNode }) {
  return <Document page={useRouteLoaderData<typeof loader>("root")}>{children}</Document>;
}

export default function App({ loaderData }: Route.ComponentProps) {
  const {
    toast,
    visit,
    locale: { language },
  } = loaderData;
  const texts = use(TextsContext)[language]!;
  const locale = useMemo(() => ({ language, texts }), [language, texts]);
  const page = useMemo(() => ({ ...loaderData, locale }), [loaderData, locale]);
  useTimeZoneCookie(page.timeZone, page.viewer.state === "signed-in");
  useDeferredFont(visit.isFirstVisit, language);
  useFullStyleSheet(visit.hasStyleSheet);
  useServiceWorker();
  return (
    <LocaleContext value={locale}>
      <PageContext value={page}>
        <AmountsHidden>
          <CurrentScreen />
        </AmountsHidden>
        <NavigationProgress />
        <LazyUnsentForms email={page.viewer.state === "signed-in" ? page.viewer.email : undefined} />
        <ToastHost flash={toast} />
      </PageContext>
    </LocaleContext>
  );
}

/** The current screen in its layout, which isn't rendered again for each state of the router. */
function CurrentScreen() {
  const ScreenLayout = useScreenHandle()?.Layout ?? Fragment;
  return useMemo(
    () => (
      <ScreenLayout>
        <KeptActionData>
          <Outlet />
        </KeptActionData>
      </ScreenLayout>
    ),
    [ScreenLayout],
  );
}

/** The last-resort error page, shown if even the page's texts couldn't be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FallbackError error={error} />;
}
