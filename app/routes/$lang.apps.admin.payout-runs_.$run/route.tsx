import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { getPayoutRun, listPayoutItems, type PayoutRun } from "#contract/payout-runs/payout-runs.ts";
import { filterLabels } from "~/components/data-table/list-page";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { Screen } from "~/components/screen";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { AdminList } from "~/features/administration/admin-list";
import { payoutReportsPath, payoutRunsPath } from "~/features/payout-runs/paths";
import { RunBadge } from "~/features/payout-runs/state-badges";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { localizedPath } from "~/navigation/localized-path";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { useHasPermission } from "~/page/use-viewer";
import { useLiveTail } from "~/page/use-live-tail";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { handleRunAction } from "./handle-action.server";
import { itemColumns } from "./columns";
import { ItemForm } from "./item-form";
import { isItemStep } from "./item-steps";
import { RunFacts } from "./run-facts";
import { RunForms } from "./run-forms";
import { TransferCard } from "./transfer-card";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("payout-runs", "payment-failures", "payout-services");

/** The list of a run's payments, in the order of its file. */
const payoutItems = listScreen(listPayoutItems, { without: ["run"], keep: ["view"] });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const id = parseIdParam(params.run);
  const [{ data: run }, page] = await Promise.all([
    provider.call(getPayoutRun, { params: { id } }),
    loadPart(loadList(provider, payoutItems, url.searchParams, { run: id })),
  ]);
  const step = url.searchParams.get("step");
  const itemId = url.searchParams.get("id");
  const item =
    page.state === "loaded" && isItemStep(step) ? page.data.rows.find((row) => row.id === itemId) : undefined;
  const opened = item && isItemStep(step) ? { step, item } : null;
  return data(
    { run, page, opened, isLocked: step === "unlock", formKey: randomUUID() },
    { status: statusOf([page]) },
  );
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const provider = providerClient(context);
  const t = getTranslation(context, "payout-runs");
  const reportsPath = localizedPath(payoutReportsPath, getLocale(context));
  return handleRunAction({
    provider,
    t,
    url,
    run: parseIdParam(params.run),
    form: await readForm(request),
    reportsPath,
  });
}

/** Shows a payout run with its payments and the possible actions. */
export default function PayoutRunScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("payout-runs");
  const { run, page, opened, isLocked, formKey } = loaderData;
  const canPay = useHasPermission("withdrawals.pay");
  // Reloads regularly, because colleagues and PayPal may change the run while the page is open. Only data is
  // reloaded, so the input in a form isn't lost.
  useLiveTail(hasSteps(run) || run.transfer?.state === "accepted");
  return (
    <Screen
      title={t("runTitle", { number: `CL${run.number}` })}
      subtitle={<RunBadge state={run.state} />}
      up={<BackLink to={payoutRunsPath}>{t("back")}</BackLink>}
    >
      {opened && (
        <ItemForm
          {...opened}
          formKey={formKey}
          result={actionData?.intent === opened.step ? actionData.result : undefined}
        />
      )}
      {run.stoppedAt && (
        <Alert tone="warning" title={t("stoppedTitle")}>
          {t("stoppedText")}
        </Alert>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          {run.transfer && <TransferCard run={run} transfer={run.transfer} />}
          <Card>
            <RunFacts run={run} />
          </Card>
        </div>
        {canPay && hasSteps(run) && (
          <Card>
            <RunForms
              run={run}
              transfer={run.transfer ?? null}
              hasDemoBank={run.hasDemoBank}
              formKey={formKey}
              rejection={actionData}
              isLocked={isLocked}
            />
          </Card>
        )}
      </div>
      <PartRegion part={page}>
        {(list) => (
          <AdminList
            list={list}
            label={t("itemsTable")}
            columns={itemColumns(t, run, canPay)}
            rowLabel={({ reference }) => reference}
            filterLabel={filterLabels(t)}
            empty={<EmptyState illustration="wallet" title={t("noItems")} text={t("noItemsText")} />}
          />
        )}
      </PartRegion>
    </Screen>
  );
}

function hasSteps({ state }: PayoutRun): boolean {
  return state !== "settled" && state !== "canceled";
}
