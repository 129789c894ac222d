import { StatusPage } from "~/demo/status/status-page";
import { aloneScreen } from "~/shell/frame/alone-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";

export const handle = aloneScreen("demo-kit");

export default function Status() {
  return <StatusPage status={503} />;
}
