import { RechartsScreen } from "~/demo/charts/recharts-screen";
import { shellScreen } from "~/shell/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("demo-kit", "demo-widgets", "demo-charts");

export default RechartsScreen;
