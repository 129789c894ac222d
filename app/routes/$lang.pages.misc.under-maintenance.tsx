import { StatusPage } from "~/demo/status/status-page";
import { aloneScreen } from "~/shell/alone-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";

export const handle = aloneScreen("demo-kit");

export default function Status() {
  return <StatusPage status={503} />;
}
