import { AuthScreen } from "~/demo/kits/auth/auth-screen";
import { aloneScreen } from "~/shell/frame/alone-screen";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { action, loader } from "~/demo/kits/auth/auth-sandbox.server";

export const handle = aloneScreen("demo-kit", "demo-fields", "demo-auth");

export default function Auth() {
  return <AuthScreen variant="v2" />;
}
