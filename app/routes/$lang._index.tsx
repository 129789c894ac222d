import { redirect } from "react-router";
import { isLanguage } from "~/i18n/languages";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { ScreenErrorBoundary } from "~/shell/frame/screen-error-boundary";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/$lang._index";

export const handle = shellScreen();

/** Redirects `/{lang}` to the home page before any loader runs. */
export const middleware: Route.MiddlewareFunction[] = [
  function goHome({ params, context }) {
    if (isLanguage(params.lang)) throw redirect(localizedPath("/dashboards/crm", getLocale(context)));
  },
];

/** Throws 404 for a path with a single segment that isn't a language. */
export function loader() {
  throw new Response(null, { status: 404 });
}

// The component makes this route a page, so that its 404 response is rendered as a page.
export default ScreenErrorBoundary;
