import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { PermittedLinkButton } from "~/features/administration/permitted-link-button";
import { RecordButton } from "~/features/administration/record-link";
import { findPreset, presetChoices } from "~/features/networks/load-preset.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { useHasPermission } from "~/page/use-viewer";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { AddForm } from "./add-form";
import { addNetwork } from "./add-network.server";
import { NetworkList } from "./network-list";
import { networks } from "./networks.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("networks", "network-presets", "network-trust");

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadPart(loadList(providerClient(context), networks, url));
  const isAdding = url.searchParams.get("add") === "network";
  const preset = isAdding ? findPreset(url.searchParams.get("preset")) : null;
  return data(
    { page, isAdding, preset, presets: presetChoices, formKey: randomUUID() },
    { status: statusOf([page]) },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  return addNetwork(context, await readForm(request));
}

export default function Networks({ loaderData, actionData }: Route.ComponentProps) {
  const { page, isAdding, preset, presets, formKey } = loaderData;
  const t = useTranslation("networks");
  const canWrite = useHasPermission("networks.write");
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle")}
      actions={
        <>
          <PermittedLinkButton
            permission="networks.read"
            to="/apps/details/exchange-rates"
            label={t("exchangeRates")}
          />
          {canWrite && <RecordButton open={{ add: "network" }} label={t("add")} />}
        </>
      }
    >
      {canWrite && isAdding && (
        <AddForm formKey={formKey} result={actionData?.result} presets={presets} preset={preset} />
      )}
      <PartRegion part={page}>{(list) => <NetworkList list={list} />}</PartRegion>
    </Screen>
  );
}
