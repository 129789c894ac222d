import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { adminGetProgramme, adminListProgrammes } from "#contract/networks/admin-programmes.ts";
import { getConnection } from "#contract/networks/admin-connections.ts";
import { listStoreNames } from "#contract/roles/admin-names.ts";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { DetailRegion } from "~/features/administration/detail-region";
import { loadViewed, statusOfViewed } from "~/features/administration/load-viewed.server";
import { loadNetwork } from "~/features/networks/load-network.server";
import { NetworkScreen } from "~/features/networks/network-screen";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { hasPermission } from "~/session/has-permission.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { decideProgramme, endMissing } from "./decide.server";
import { MissingProgrammes } from "./missing-programmes";
import { ProgrammeDetail } from "./programme-detail";
import { ProgrammeList } from "./programme-list";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("networks", "network-programmes", "stores");

/** The list of a network's programmes, last changed first. */
const programmes = listScreen(adminListProgrammes, { without: ["network"] });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [{ key, name, status }, connection, page, opened] = await Promise.all([
    loadNetwork(provider, params.network),
    loadPart(provider.call(getConnection, { params: { key: params.network } })),
    loadPart(loadList(provider, programmes, url, { network: params.network })),
    loadViewed(url.searchParams, async (id) => {
      const canAccept = hasPermission(context, "offers.write");
      const [programme, stores] = await Promise.all([
        provider.call(adminGetProgramme, { params: { id } }),
        canAccept ? provider.call(listStoreNames).then((response) => response.data) : [],
      ]);
      return { programme: programme.data, stores };
    }),
  ]);
  return data(
    { network: { key, name, status }, connection, page, opened, formKey: randomUUID() },
    { status: statusOfViewed(opened, page) },
  );
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const [provider, t] = [providerClient(context), getTranslation(context, "network-programmes")];
  if (form.get("intent") === "confirm")
    return endMissing({ provider, t, url, form, network: params.network });
  return decideProgramme({ provider, t, url, form, language: getLocale(context) });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Lists the programmes from a network's API, which can be accepted as offers. */
export default function NetworkProgrammes({ loaderData, actionData }: Route.ComponentProps) {
  const { network, connection, page, opened, formKey } = loaderData;
  const t = useTranslation("network-programmes");
  return (
    <NetworkScreen network={network}>
      <PartRegion part={connection}>
        {({ data: { connection: current } }) =>
          current?.missingProgrammes && (
            <MissingProgrammes
              programmes={current.missingProgrammes}
              result={opened ? undefined : actionData?.result}
            />
          )
        }
      </PartRegion>
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {({ programme, stores }) => (
          <ProgrammeDetail
            key={programme.id}
            programme={programme}
            stores={stores}
            formKey={formKey}
            result={actionData?.result}
          />
        )}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <ProgrammeList list={list} />}</PartRegion>
    </NetworkScreen>
  );
}
