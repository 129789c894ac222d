import { Fleet } from "~/demo/logistics/fleet";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { loader } from "~/demo/logistics/fleet.server";
export const handle = shellScreen("demo-kit", "demo-logistics");

export default Fleet;
