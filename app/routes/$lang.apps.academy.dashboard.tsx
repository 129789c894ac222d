import { AcademyDashboard } from "~/features/academy/academy-dashboard";
import { loadAcademy } from "~/features/academy/load-academy.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/$lang.apps.academy.dashboard";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("academy");

export function loader({ context, url }: Route.LoaderArgs) {
  return loadAcademy(context, url);
}

/** Shows the same dashboard as `academyPath`, at a second URL. */
export default function AcademyDashboardRoute({ loaderData }: Route.ComponentProps) {
  return <AcademyDashboard {...loaderData} />;
}
