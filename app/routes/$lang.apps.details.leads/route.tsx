import { data } from "react-router";
import { leadStep } from "#contract/leads/admin-leads.ts";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { LeadTabs } from "~/features/lead-reports/lead-tabs";
import { BulkRegion } from "~/features/administration/bulk-region";
import { DetailRegion } from "~/features/administration/detail-region";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { BulkLeads } from "./bulk-leads";
import { loadBulk, applyBulkStep } from "./bulk.server";
import { LeadDetail } from "./lead-detail";
import { LeadList } from "./lead-list";
import { leads } from "./leads.server";
import { loadLead } from "./load-leads.server";
import { isBulkStep } from "./steps";
import { handleAction } from "./handle-action.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen(
  "bulk",
  "cash-back",
  "leads",
  "lead-reasons",
  "lead-reports",
  "network-trust",
);

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, opened, bulk] = await Promise.all([
    loadPart(loadList(provider, leads, url)),
    loadLead(provider, url.searchParams),
    loadPart(loadBulk(provider, url.searchParams)),
  ]);
  const status = opened?.state === "unknown" ? 404 : statusOf([page]);
  return data({ page, opened, bulk }, { status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const step = leadStep.safeParse(form.get("step"));
  if (!step.success) throw new Response(null, { status: 400 });
  const t = getTranslation(context, "leads");
  const provider = providerClient(context);
  if (form.has("ids") && isBulkStep(step.data))
    return applyBulkStep({ provider, t, url, step: step.data, form });
  return handleAction({ provider, t, url, step: step.data, form });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { page, opened, bulk } = loaderData;
  const outcome = actionData && "outcome" in actionData ? actionData.outcome : undefined;
  const result = actionData && "result" in actionData ? actionData.result : undefined;
  const t = useTranslation("leads");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} tabs={<LeadTabs />} isDense>
      <BulkRegion part={bulk} outcome={outcome}>
        {(open) => <BulkLeads {...open} result={result} />}
      </BulkRegion>
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {(detail) => <LeadDetail {...detail} result={result} />}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <LeadList list={list} />}</PartRegion>
    </Screen>
  );
}
