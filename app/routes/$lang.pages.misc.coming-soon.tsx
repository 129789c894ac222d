import { ComingSoon } from "~/demo/status/coming-soon";
import { aloneScreen } from "~/shell/frame/alone-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { action, loader } from "~/demo/status/launch.server";

export const handle = aloneScreen("demo-kit", "demo-status");

export default ComingSoon;
