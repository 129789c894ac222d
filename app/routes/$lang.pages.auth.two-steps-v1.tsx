import { AuthScreen } from "~/demo/kits/auth/auth-screen";
import { standaloneScreen } from "~/shell/frame/standalone-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { action, loader } from "~/demo/kits/auth/auth-sandbox.server";

export const handle = standaloneScreen("demo-kit", "demo-fields", "demo-auth");

export default function Auth() {
  return <AuthScreen variant="v1" />;
}
