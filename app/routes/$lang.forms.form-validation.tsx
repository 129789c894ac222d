import { FormsScreen } from "~/demo/forms/forms-screen";
import { shellScreen } from "~/shell/frame/shell-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { action, loader } from "~/demo/forms/forms.server";
export const handle = shellScreen("demo-kit", "demo-fields", "demo-forms");

export default function Forms() {
  return <FormsScreen page="validation" />;
}
