import { redirect } from "react-router";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { canonicalPath } from "~/navigation/canonical-path";
import { localizedPath, withoutLanguage } from "~/navigation/localized-path";
import { ScreenErrorBoundary } from "~/shell/screen-error-boundary";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/$lang.$";

export const handle = shellScreen();

/** Addresses nothing else answers: some lead on, all others are 404 in the shell. */
export function loader({ context, url }: Route.LoaderArgs) {
  const canonical = canonicalPath(withoutLanguage(url.pathname));
  if (canonical) throw redirect(localizedPath(canonical, getLocale(context)) + url.search, 301);
  throw new Response(null, { status: 404 });
}

export default ScreenErrorBoundary;
