import { RechartsScreen } from "~/demo/charts/recharts-screen";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("demo-kit", "demo-widgets", "demo-charts");

export default RechartsScreen;
