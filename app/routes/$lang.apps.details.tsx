import { Outlet } from "react-router";
import { requireAdmin } from "~/middleware/guards.server";
import { ScreenErrorBoundary } from "~/shell/screen-error-boundary";
import type { Route } from "./+types/$lang.apps.details";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Without a loader a client navigation would not ask the server, and so not the guard (design §3). */
export function loader() {
  return null;
}

export default function ManageCenterScreens() {
  return <Outlet />;
}

export { ScreenErrorBoundary as ErrorBoundary };
