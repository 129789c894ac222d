import { DialogsScreen } from "~/demo/dialogs/dialogs-screen";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { action, loader } from "~/demo/dialogs/dialogs.server";
export const handle = shellScreen("demo-kit", "demo-fields", "demo-dialogs");

export default DialogsScreen;
