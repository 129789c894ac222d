import { TableScreen } from "~/demo/table/table-screen";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { action, loader } from "~/demo/table/table.server";
export const handle = shellScreen("demo-kit", "demo-table");

export default TableScreen;
