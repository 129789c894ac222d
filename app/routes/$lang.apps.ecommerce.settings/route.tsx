import { changeSettings, loadSettings } from "~/features/shop-admin/settings/settings.server";
import { SettingsScreen } from "~/features/shop-admin/settings/settings-screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("leave", "settings", "notification-types", "settings-areas", "shop-admin");
export const loader = ({ context }: Route.LoaderArgs) => loadSettings(context, "payouts");
export const action = (args: Route.ActionArgs) => changeSettings(args, "payouts");
/** Also reloads after a refusal, so that the page shows another admin's change. */
export const shouldRevalidate = () => true;

/** The operator's payout settings. */
export default function PayoutsSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsScreen area="payouts" loaded={loaderData} actionData={actionData} />;
}
