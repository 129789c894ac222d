import { getLocale } from "~/i18n/i18next-middleware.server";
import { withoutLanguage } from "~/navigation/localized-path";
import { missingScreen } from "~/shell/missing-screen.server";
import { MissingScreen } from "~/shell/missing-screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/$lang.$";

export const handle = shellScreen();

/** Addresses nothing else answers: screens still to come say so, all others are 404 in the shell. */
export function loader({ context, url }: Route.LoaderArgs) {
  return missingScreen(context, getLocale(context), withoutLanguage(url.pathname), url);
}

export default function Missing({ loaderData }: Route.ComponentProps) {
  return <MissingScreen name={loaderData.name} />;
}
