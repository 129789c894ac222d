import { data } from "react-router";
import { type FraudCase, fraudCaseCounts } from "#contract/fraud/admin-fraud.ts";
import type { CallData } from "#contract/calls/call.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { Screen } from "~/components/screen";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { statesOf } from "~/components/ui/tone";
import { AdminList } from "~/features/administration/admin-list";
import { loadCounts } from "~/features/administration/load-counts.server";
import { stateTabs } from "~/features/administration/state-tabs";
import { caseTones } from "~/features/fraud/case-states";
import { fraudRulesPath } from "~/features/fraud/paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { fraudCases } from "./cases.server";
import { caseColumns } from "./columns";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("administration", "fraud");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, counts] = await Promise.all([
    loadPart(loadList(provider, fraudCases, url)),
    loadCounts(provider, fraudCaseCounts, { parameters: url.searchParams, tab: "state" }),
  ]);
  return data({ page, counts }, { status: statusOf([page]) });
}

/** Lists the cases that were opened by fraud rules. */
export default function FraudCases({ loaderData: { page, counts } }: Route.ComponentProps) {
  const t = useTranslation("fraud");
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle")}
      isDense
      actions={
        <LocalizedLinkButton to={fraudRulesPath} variant="outline">
          {t("toRules")}
        </LocalizedLinkButton>
      }
    >
      <PartRegion part={page}>{(list) => <Cases list={list} counts={counts} />}</PartRegion>
    </Screen>
  );
}

interface CasesProps {
  list: ListPage<FraudCase>;
  counts: CallData<typeof fraudCaseCounts> | null;
}

function Cases({ list, counts }: CasesProps) {
  const t = useTranslation("fraud");
  const admin = useTranslation("administration");
  const labels = filterLabels(admin, { state: t, action: t, signal: t });
  return (
    <AdminList
      list={list}
      label={t("table")}
      searchHint={t("searchHint")}
      columns={caseColumns(t)}
      rowLabel={(row) => row.reference}
      tabs={stateTabs({
        label: t("state"),
        all: t("all"),
        states: statesOf(caseTones),
        nameOf: (state) => t(`state_${state}`),
        counts,
      })}
      filterLabel={(filter, value) =>
        value === undefined && (filter === "q" || filter === "action" || filter === "signal")
          ? t(filter)
          : labels(filter, value)
      }
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
