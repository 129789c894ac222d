import { redirect } from "react-router";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import type { Route } from "./+types/[.]well-known.change-password";

/**
 * Redirects password managers to the form that changes the password (W3C "A Well-Known URL for Changing
 * Passwords").
 */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(`${localizedPath("/apps/user/view/security", getLocale(context))}#change-password`);
}
