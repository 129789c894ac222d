import { StatusPage } from "~/demo/status/status-page";
import { standaloneScreen } from "~/shell/frame/standalone-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";

export const handle = standaloneScreen("demo-kit");

export default function Status() {
  return <StatusPage status={503} />;
}
