import { redirect } from "react-router";
import { isLanguage } from "~/i18n/languages";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { ScreenErrorBoundary } from "~/shell/screen-error-boundary";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/$lang._index";

export const handle = shellScreen();

/** `/{lang}` is home. Said before any loader asks for what only a page needs. */
export const middleware: Route.MiddlewareFunction[] = [
  function goHome({ params, context }) {
    if (isLanguage(params.lang)) throw redirect(localizedPath("/dashboards/crm", getLocale(context)));
  },
];

/** Any other single segment is nothing. */
export function loader() {
  throw new Response(null, { status: 404 });
}

// With a component this is a page, so that its 404 is one, too.
export default ScreenErrorBoundary;
