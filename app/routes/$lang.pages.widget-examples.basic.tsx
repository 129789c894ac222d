import { Basic } from "~/demo/widgets/basic";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { action, loader } from "~/demo/widgets/toggles.server";
export const handle = shellScreen("demo-kit", "demo-cards");

export default Basic;
