import { Outlet, redirect } from "react-router";
import { isLanguage } from "~/i18n/languages";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { isAppPath } from "~/navigation/unprefixed";
import { ScreenErrorBoundary } from "~/shell/frame/screen-error-boundary";
import type { Route } from "./+types/$lang";

/**
 * Redirects app paths without a language to the visitor's language. For other first segments, responds with
 * 404.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async function requireLanguage({ params, url, request, context }, next) {
    if (isLanguage(params.lang)) return next();
    if (request.method === "GET" && isAppPath(url.pathname)) {
      throw redirect(localizedPath(url.pathname, getLocale(context)) + url.search);
    }
    const response = await next();
    // Such a response is a guard's redirect to the login page. Responds with 404 instead, because there would
    // be no page to return to after the login.
    if (response.status >= 300 && response.status < 400) throw new Response(null, { status: 404 });
    return response;
  },
];

/** Without a loader, client-side navigations would skip the server and its middleware. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isLanguage(params.lang)) throw new Response(null, { status: 404 });
  return null;
}

export default function LanguageRoutes() {
  return <Outlet />;
}

export { ScreenErrorBoundary as ErrorBoundary };
