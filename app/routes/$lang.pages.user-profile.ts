import { redirect } from "react-router";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { requireUser } from "~/middleware/guards.server";
import { localizedPath } from "~/navigation/localized-path";
import type { Route } from "./+types/$lang.pages.user-profile";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** The profile is a part of the settings. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(localizedPath("/apps/user/view", getLocale(context)), 301);
}
