import { listPayoutRuns } from "#contract/payout-runs/payout-runs.ts";
import { filterLabels } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Screen } from "~/components/screen";
import { AdminList } from "~/features/administration/admin-list";
import { loadListPage } from "~/features/administration/load-list-page.server";
import { PermittedLinkButton } from "~/features/administration/permitted-link-button";
import { IfPermitted } from "~/components/ui/if-permitted";
import { payoutReportsPath, payoutRunsPath, paypalConnectionPath } from "~/features/payout-runs/paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { shellScreen } from "~/shell/frame/shell-screen";
import { listScreen } from "~/components/data-table/list-screen.server";
import type { Route } from "./+types/route";
import { runColumns } from "./columns";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("payout-runs");

/** The list of all payout runs, latest first. */
const payoutRuns = listScreen(listPayoutRuns, { timeColumn: "created" });

export function loader({ context, url }: Route.LoaderArgs) {
  return loadListPage({ context, url }, payoutRuns);
}

/** Lists payout runs, each of which pays approved withdrawals with one file. */
export default function PayoutRuns({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslation("payout-runs");
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle")}
      isDense
      actions={
        <>
          <LocalizedLinkButton to={payoutReportsPath} variant="outline">
            {t("answers")}
          </LocalizedLinkButton>
          <IfPermitted permission="settings.read">
            <LocalizedLinkButton to={paypalConnectionPath} variant="outline">
              {t("paypal")}
            </LocalizedLinkButton>
          </IfPermitted>
          <PermittedLinkButton
            permission="withdrawals.pay"
            to={`${payoutRunsPath}/new`}
            label={t("newRun")}
            isMain
          />
        </>
      }
    >
      <PartRegion part={page}>
        {(list) => (
          <AdminList
            list={list}
            label={t("table")}
            columns={runColumns(t)}
            rowLabel={({ number }) => `CL${number}`}
            filterLabel={filterLabels(t)}
            empty={<EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
          />
        )}
      </PartRegion>
    </Screen>
  );
}
