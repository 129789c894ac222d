import { useLocation } from "react-router";
import { getNotificationTexts } from "#contract/settings/admin-settings.ts";
import { notificationWordings } from "#contract/settings/settings.ts";
import { loadSettings } from "~/features/shop-admin/settings/settings.server";
import { SettingsScreen } from "~/features/shop-admin/settings/settings-screen";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { changeWording, typeOf } from "./wordings.server";
import { OtherMails } from "./other-mails";
import { TypeList } from "./type-list";
import { WordingForm } from "./wording-form";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen(
  "leave",
  "settings",
  "notification-types",
  "settings-areas",
  "shop-admin",
  "wordings",
);

export async function loader({ context, url }: Route.LoaderArgs) {
  const type = typeOf(url);
  const [loaded, texts] = await Promise.all([
    loadSettings(context, "notifications"),
    providerClient(context).call(getNotificationTexts),
  ]);
  const wordings = notificationWordings.parse(loaded.settings.value);
  return { ...loaded, wordings, type, texts: texts.data };
}
export const action = (args: Route.ActionArgs) => changeWording(args);
/** Also reloads after a refusal, so that the page shows another admin's change. */
export const shouldRevalidate = () => true;

/** Lists all notifications and mails, or edits the texts of one notification. */
export default function NotificationSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { type, texts, wordings, settings, formKey } = loaderData;
  // The key changes when the page is opened again or changes are discarded, which resets the form to the
  // current values.
  const { key } = useLocation();
  const selectedTexts = texts.find((one) => one.type === type);
  return (
    <SettingsScreen area="notifications" loaded={loaderData} actionData={actionData}>
      {selectedTexts ? (
        <WordingForm
          key={`${settings.version} ${key}`}
          opened={selectedTexts}
          settings={settings}
          formKey={formKey}
          actionData={actionData}
          mails={actionData && "mails" in actionData ? actionData.mails : undefined}
        />
      ) : (
        <>
          <TypeList wordings={wordings} />
          <OtherMails />
        </>
      )}
    </SettingsScreen>
  );
}
