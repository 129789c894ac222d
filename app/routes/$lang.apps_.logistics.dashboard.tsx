import { LogisticsDashboard } from "~/demo/logistics/dashboard";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { action, loader } from "~/demo/logistics/dashboard.server";
export const handle = shellScreen("demo-kit", "demo-cards", "demo-widgets", "demo-logistics");

export default LogisticsDashboard;
