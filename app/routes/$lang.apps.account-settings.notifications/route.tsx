import { data, Form } from "react-router";
import {
  getNotificationSettings,
  type VersionedNotificationSettings,
} from "#contract/notifications/notification-settings.ts";
import { listPushDevices } from "#contract/notifications/push-devices.ts";
import { renamedZones } from "#shared/time-zone.ts";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { readForm } from "~/components/form/read-form.server";
import { useFormCheck } from "~/components/form/use-form-check";
import { useStoredValues } from "~/components/form/use-stored-values";
import { PartRegion } from "~/components/states/part-region";
import { AccountTabs } from "~/features/account/account-tabs";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { type PagePart, statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { FormColumn } from "~/components/form-column";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { DeliverySettings, defaultQuietHours } from "./delivery-settings";
import { Matrix } from "./matrix";
import { PushCard } from "./push-card";
import { removeDevice, saveAll, saveToggle } from "./save.server";
import { unreachable } from "./use-toggle";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("preferences", "notification-types", "account", "push");

export async function loader({ context }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [settings, push] = await Promise.all([
    loadPart(provider.call(getNotificationSettings)),
    loadPart(provider.call(listPushDevices)),
  ]);
  const zones = settings.state === "loaded" ? timeZones(settings.data.data.timeZone) : [];
  return data({ settings, push, zones }, { status: statusOf([settings]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "removeDevice") return removeDevice(context, form, url.pathname);
  return intent === "toggle" ? saveToggle(context, form) : saveAll(context, form, url.pathname);
}

/** If the server can't be reached, resets the checkbox instead of replacing the page with an error. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  // This runs in the browser, where the form is our own.
  // eslint-disable-next-line house/one-form-parser
  const isToggle = (await request.clone().formData()).get("intent") === "toggle";
  try {
    return await serverAction();
  } catch (error) {
    if (!isToggle || !(error instanceof TypeError)) throw error;
    // An error status prevents the loaders from running. They aren't needed, because nothing has changed, and
    // would fail, because the server can't be reached.
    const actionData = { result: undefined, isLate: false, on: undefined, problem: unreachable };
    return data(actionData, { status: 503 });
  }
}

export default function NotificationSettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("preferences");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <AccountTabs />
      <FormColumn>
        <PartRegion part={loaderData.settings}>
          {({ data: settings }) => (
            <Settings settings={settings} zones={loaderData.zones} actionData={actionData} />
          )}
        </PartRegion>
        {isUnsupported(loaderData.push) ? (
          <PushCard devices={[]} isAvailable={false} />
        ) : (
          <PartRegion part={loaderData.push}>
            {({ data: devices, meta }) => (
              <PushCard devices={devices} isAvailable={meta.publicKey !== null} />
            )}
          </PartRegion>
        )}
      </FormColumn>
    </Screen>
  );
}

interface SettingsProps {
  settings: VersionedNotificationSettings;
  zones: string[];
  actionData: Route.ComponentProps["actionData"];
}

function Settings({ settings, zones, actionData }: SettingsProps) {
  const t = useTranslation("preferences");
  const form = useFormCheck(actionData?.result);
  const { language, timeZone, digest, quietHours, discreet } = settings;
  const { start: quietStart, end: quietEnd } = quietHours ?? defaultQuietHours;
  const values = {
    language,
    timeZone: timeZone ?? "",
    digest,
    quiet: quietHours !== null,
    quietStart,
    quietEnd,
    discreet,
  };
  const outcome = actionData?.isLate ? "late" : actionData?.result ? "refused" : "none";
  useStoredValues(form.props.ref, { version: settings.version ?? "", values }, outcome);
  const labels = {
    language: t("language"),
    timeZone: t("timeZone"),
    digest: t("digest"),
    quietStart: t("quietStart"),
    quietEnd: t("quietEnd"),
  };
  return (
    <Form method="post" preventScrollReset className="grid gap-6" {...form.props}>
      <FormErrors state={form.state} labels={labels} />
      <input type="hidden" name="version" value={settings.version ?? ""} />
      <Matrix channels={settings.channels} sent={actionData?.on} />
      <DeliverySettings settings={settings} zones={zones} form={form} />
      <div>
        <IntentButton intent="save" label={t("save")} />
      </div>
    </Form>
  );
}

/** Returns whether the provider doesn't support the call. */
function isUnsupported(part: PagePart<unknown>): boolean {
  return part.state === "failed" && part.status === 404;
}

/**
 * Returns all time zones to choose from. Includes the stored time zone, even if `Intl` lists it under another
 * name.
 */
function timeZones(stored: string | null): string[] {
  return [
    ...new Set(["UTC", ...(stored ? [stored] : []), ...renamedZones, ...Intl.supportedValuesOf("timeZone")]),
  ].sort();
}
