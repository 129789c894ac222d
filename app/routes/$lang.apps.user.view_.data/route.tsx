import { data } from "react-router";
import { getDataExport } from "#contract/accounts/data-export.ts";
import { getDeletion } from "#contract/accounts/personal-data.ts";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { AccountTabs } from "~/features/account/account-tabs";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { FormColumn } from "~/components/form-column";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { handleDataAction } from "./handle-action.server";
import { DeletionCard } from "./deletion-card";
import { ExportCard } from "./export-card";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("account", "personal-data");

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = providerClient(context);
  const [exportPart, deletion] = await Promise.all([
    loadPart(call(getDataExport).then(({ data: found }) => found)),
    loadPart(call(getDeletion).then(({ data: found }) => found)),
  ]);
  return data({ exportPart, deletion }, { status: statusOf([exportPart, deletion]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return handleDataAction(context, await readForm(request), url.pathname);
}

export default function PersonalData({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("personal-data");
  const resultOf = (intent: string) => (actionData?.intent === intent ? actionData.result : undefined);
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <AccountTabs />
      <FormColumn>
        <PartRegion part={loaderData.exportPart}>
          {(exports) => <ExportCard dataExport={exports} resultOf={resultOf} />}
        </PartRegion>
        <PartRegion part={loaderData.deletion}>
          {(deletion) => <DeletionCard deletion={deletion} result={resultOf("delete")} />}
        </PartRegion>
      </FormColumn>
    </Screen>
  );
}
