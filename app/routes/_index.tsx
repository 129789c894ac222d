import { redirect } from "react-router";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { Route } from "./+types/_index";

/** Redirects to the home screen in the visitor's language. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localizedPath("/dashboards/crm", getLocale(context)));
}
