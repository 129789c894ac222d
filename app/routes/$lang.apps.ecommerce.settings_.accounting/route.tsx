import { changeSettings, loadSettings } from "~/features/shop-admin/settings/settings.server";
import { SettingsScreen } from "~/features/shop-admin/settings/settings-screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("leave", "settings", "notification-types", "settings-areas", "shop-admin");
export const loader = ({ context }: Route.LoaderArgs) => loadSettings(context, "accounting");
export const action = (args: Route.ActionArgs) => changeSettings(args, "accounting");
/** Also reloads after a refusal, so that the page shows another admin's change. */
export const shouldRevalidate = () => true;

/** The accounts of the operator's books. */
export default function AccountingSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsScreen area="accounting" loaded={loaderData} actionData={actionData} />;
}
