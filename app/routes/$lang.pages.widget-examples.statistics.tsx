import { Statistics } from "~/demo/widgets/statistics";
import { shellScreen } from "~/shell/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("demo-kit", "demo-widgets");

export default Statistics;
