import { Outlet, redirect } from "react-router";
import { isLanguage } from "~/i18n/languages";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { isAppPath } from "~/navigation/unprefixed";
import { ScreenErrorBoundary } from "~/shell/frame/screen-error-boundary";
import type { Route } from "./+types/$lang";

/** An address of the app without its language leads to the visitor's; any other first segment is nothing. */
export const middleware: Route.MiddlewareFunction[] = [
  async function requireLanguage({ params, url, request, context }, next) {
    if (isLanguage(params.lang)) return next();
    if (request.method === "GET" && isAppPath(url.pathname)) {
      throw redirect(localizedPath(url.pathname, getLocale(context)) + url.search);
    }
    const response = await next();
    // A guard further down sends visitors to the login page; there is nothing to come back to.
    if (response.status >= 300 && response.status < 400) throw new Response(null, { status: 404 });
    return response;
  },
];

/** Also what makes the browser ask the server, and so the middleware, on a client navigation. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isLanguage(params.lang)) throw new Response(null, { status: 404 });
  return null;
}

export default function LanguageRoutes() {
  return <Outlet />;
}

export { ScreenErrorBoundary as ErrorBoundary };
