import { redirect } from "react-router";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { canonicalPath } from "~/navigation/canonical-path";
import { localizedPath, withoutLanguage } from "~/navigation/localized-path";
import { missingScreen } from "~/shell/missing-screen.server";
import { MissingScreen } from "~/shell/missing-screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/$lang.$";

export const handle = shellScreen();

/** Addresses nothing else answers: some lead on, screens still to come say so, all others are 404 in the shell. */
export function loader({ context, url }: Route.LoaderArgs) {
  const path = withoutLanguage(url.pathname);
  const canonical = canonicalPath(path);
  if (canonical) throw redirect(localizedPath(canonical, getLocale(context)) + url.search, 301);
  return missingScreen(context, getLocale(context), path, url);
}

export default function Missing({ loaderData }: Route.ComponentProps) {
  return <MissingScreen name={loaderData.name} />;
}
