import { AcademyDashboard } from "~/features/academy/academy-dashboard";
import { loadAcademy } from "~/features/academy/load-academy.server";
import { requireUser } from "~/middleware/guards.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export const middleware: Route.MiddlewareFunction[] = [requireUser];
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("academy");

export function loader({ context, url }: Route.LoaderArgs) {
  return loadAcademy(context, url);
}

/** The academy's dashboard. */
export default function Academy({ loaderData }: Route.ComponentProps) {
  return <AcademyDashboard {...loaderData} />;
}
