import { getLocale } from "~/i18n/i18next-middleware.server";
import { missingScreen } from "~/shell/missing-screen.server";
import { MissingScreen } from "~/shell/missing-screen";
import { ScreenErrorBoundary } from "~/shell/screen-error-boundary";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/front-pages.$";

export const handle = shellScreen();

/** Front pages have no language prefix; those still to come say so, all others are 404. */
export function loader({ context, url }: Route.LoaderArgs) {
  return missingScreen(context, getLocale(context), url.pathname, url);
}

export default function Missing({ loaderData }: Route.ComponentProps) {
  return <MissingScreen name={loaderData.name} />;
}

export { ScreenErrorBoundary as ErrorBoundary };
