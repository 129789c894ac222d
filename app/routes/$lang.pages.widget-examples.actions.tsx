import { Actions } from "~/demo/widgets/actions";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { loader } from "~/demo/widgets/actions.server";
export const handle = shellScreen("demo-kit", "demo-widgets");

export default Actions;
