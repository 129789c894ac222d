import { ComingSoon } from "~/demo/status/coming-soon";
import { standaloneScreen } from "~/shell/frame/standalone-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { action, loader } from "~/demo/status/launch.server";

export const handle = standaloneScreen("demo-kit", "demo-status");

export default ComingSoon;
