import { data } from "react-router";
import { listSessions } from "#contract/auth.ts";
import { loadList } from "~/components/data-table/list-screen.server";
import { ConfirmDialog } from "~/components/dialog/confirm-dialog";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { AccountTabs } from "~/features/account/account-tabs";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { Devices } from "./devices";
import { endSessions } from "./end-sessions.server";
import { SecurityLog } from "./security-log";
import { securityLog } from "./security-log.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("account", "security");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [sessions, log] = await Promise.all([
    loadPart(provider.call(listSessions).then(({ data: rows }) => rows)),
    loadPart(loadList(provider, securityLog, url.searchParams)),
  ]);
  const asks = url.searchParams.get("ask") === "others";
  return data({ sessions, log, asks }, { status: statusOf([sessions, log]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return endSessions(context, await readForm(request), url.pathname);
}

export default function Security({ loaderData: { sessions, log, asks } }: Route.ComponentProps) {
  const t = useTranslation("security");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <AccountTabs />
      <PartRegion part={sessions}>{(rows) => <Devices sessions={rows} />}</PartRegion>
      <PartRegion part={log}>{(list) => <SecurityLog list={list} />}</PartRegion>
      {asks && (
        <ConfirmDialog
          title={t("endOthersQuestion")}
          closeTo="."
          action="."
          fields={{}}
          intent="end-others"
          confirm={t("endOthers")}
          keep={t("keep")}
        >
          <p>{t("endOthersText")}</p>
        </ConfirmDialog>
      )}
    </Screen>
  );
}
