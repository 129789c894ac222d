import { Outlet } from "react-router";
import { requireUser } from "~/middleware/guards.server";
import { ScreenErrorBoundary } from "~/shell/screen-error-boundary";
import type { Route } from "./+types/$lang.apps";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** Without a loader a client navigation would not ask the server, and so not the guard (design §3). */
export function loader() {
  return null;
}

export default function MemberScreens() {
  return <Outlet />;
}

export { ScreenErrorBoundary as ErrorBoundary };
