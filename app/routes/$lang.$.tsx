import { redirect } from "react-router";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { csvPath } from "~/navigation/csv-path";
import { localizedPath, withoutLanguage } from "~/navigation/localized-path";
import { ScreenErrorBoundary } from "~/shell/frame/screen-error-boundary";
import { shellScreen } from "~/shell/frame/shell-screen";
import { screenAt } from "~/navigation/screens";
import type { Route } from "./+types/$lang.$";
import { csvFileOf } from "./$lang.csv.$/files.server";

export const handle = shellScreen();

/**
 * Handles all unmatched URLs: redirects some of them, and responds with 404 inside the shell to the others.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const path = withoutLanguage(url.pathname);
  const canonical = canonicalPath(path) ?? movedFile(path);
  if (canonical) throw redirect(localizedPath(canonical, getLocale(context)) + url.search, 301);
  throw new Response(null, { status: 404 });
}

/** Returns the new path of a CSV file that used to be at `<screen>/csv`. */
function movedFile(path: string): string | undefined {
  const screen = /^(.+)\/csv$/.exec(path)?.[1];
  return screen && csvFileOf(screen) ? csvPath(screen) : undefined;
}

/** Maps URLs of the template to the URLs of the same screens in the product. */
const canonical: Partial<Record<string, string>> = {
  "/dashboards/ecommerce": "/apps/ecommerce/dashboard",
};

/** Returns the path that a screen redirects to, or `undefined`. Both paths have no language prefix. */
function canonicalPath(path: string): string | undefined {
  return canonical[path] ?? screenAt(path)?.redirectsTo;
}

export default ScreenErrorBoundary;
