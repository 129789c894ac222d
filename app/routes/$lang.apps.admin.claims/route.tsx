import type { AdminClaim } from "#contract/claims/admin-claims.ts";
import { data } from "react-router";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { AdminList } from "~/features/administration/admin-list";
import { DetailRegion } from "~/features/administration/detail-region";
import { statusOfViewed } from "~/features/administration/load-viewed.server";
import { stateTabs } from "~/features/administration/state-tabs";
import { statesOf } from "~/components/ui/tone";
import { claimTones } from "~/features/cash-back/claim-states";
import { useTranslation } from "~/i18n/use-translation";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { claimColumns } from "./columns";
import { decideClaim } from "./decide.server";
import { type ClaimCounts, loadClaims } from "./load-claims.server";
import { ClaimView } from "./claim-view";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("administration", "claims", "network-claims", "network-connection");

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await loadClaims(providerClient(context), url);
  return data(view, { status: statusOfViewed(view.opened, view.page) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const provider = providerClient(context);
  return decideClaim({ context, provider, url, form: await readForm(request) });
}

/** Lists members' claims for untracked purchases. */
export default function AdminClaims({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("administration");
  const { page, counts, opened, key } = loaderData;
  const problem = actionData?.result.error?.[""]?.[0];
  const isOpen = opened?.state === "loaded" && opened.data.decisions.length > 0;
  return (
    <Screen title={t("claimsTitle")} subtitle={t("claimsSubtitle")} isDense>
      {problem && !isOpen && (
        <Alert tone="danger" title={t("claimNotDecided")}>
          {problem}
        </Alert>
      )}
      <DetailRegion opened={opened} unknown={t("claimUnknown")}>
        {(claim) => <ClaimView claim={claim} formKey={key} result={actionData?.result} />}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <Claims list={list} counts={counts} />}</PartRegion>
    </Screen>
  );
}

function Claims({ list, counts }: { list: ListPage<AdminClaim>; counts: ClaimCounts }) {
  const t = useTranslation("administration");
  const names = useTranslation("claims");
  const states = filterLabels(t, { state: names });
  return (
    <AdminList
      list={list}
      label={t("claimsTable")}
      searchHint={names("searchHint")}
      columns={claimColumns(t)}
      rowLabel={(row) => row.orderNumber}
      tabs={stateTabs({
        label: states("state"),
        all: names("all"),
        states: statesOf(claimTones),
        nameOf: (state) => names(`state_${state}`),
        counts,
      })}
      filterLabel={(filter, value) => (value === "open" ? names("open") : states(filter, value))}
      empty={<EmptyState illustration="search" title={t("claimsEmptyTitle")} text={t("claimsEmptyText")} />}
    />
  );
}
