import { Actions } from "~/demo/widgets/actions";
import { shellScreen } from "~/shell/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export { loader } from "~/demo/widgets/actions.server";
export const handle = shellScreen("demo-kit", "demo-widgets");

export default Actions;
