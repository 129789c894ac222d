import { Charts } from "~/demo/widgets/charts";
import { shellScreen } from "~/shell/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("demo-kit", "demo-cards", "demo-widgets");

export default Charts;
