import { changeSettings, loadSettings } from "~/features/shop-admin/settings/settings.server";
import { SettingsScreen } from "~/features/shop-admin/settings/settings-screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("leave", "settings", "notification-types", "settings-areas", "shop-admin");
export const loader = ({ context }: Route.LoaderArgs) => loadSettings(context, "checkout");
export const action = (sent: Route.ActionArgs) => changeSettings(sent, "checkout");
/** Also after a refusal: what was changed meanwhile is to be seen. */
export const shouldRevalidate = () => true;

/** Checkout, as the operator sets them. */
export default function CheckoutSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsScreen area="checkout" loaded={loaderData} answer={actionData} />;
}
