import { TableScreen } from "~/demo/table/table-screen";
import { shellScreen } from "~/shell/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export { action, loader } from "~/demo/table/table.server";
export const handle = shellScreen("demo-kit", "demo-table");

export default TableScreen;
