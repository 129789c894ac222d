import { Charts } from "~/demo/widgets/charts";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("demo-kit", "demo-cards", "demo-widgets");

export default Charts;
