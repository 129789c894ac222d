import { requireScreenPermission } from "~/middleware/guards.server";
import type { Route } from "./+types/$lang.apps.ecommerce";

export { GuardedScreens as default, loader } from "~/shell/frame/guarded-screens";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const middleware: Route.MiddlewareFunction[] = [requireScreenPermission];
