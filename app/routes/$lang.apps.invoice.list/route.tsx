import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id } from "#contract/text/identifiers.ts";
import { getInvoiceSummary, type ListedInvoice } from "#contract/invoices/invoices.ts";
import { dayIn } from "#shared/time-zone.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Money } from "~/components/ui/money";
import { AdminList } from "~/features/administration/admin-list";
import { BulkRegion } from "~/features/administration/bulk-region";
import { StatLine } from "~/features/administration/stat-line";
import { billingPath, invoicesPath, newInvoicePath } from "~/features/invoices/invoice-paths";
import { monthBefore } from "~/features/invoices/month-before";
import { formatNumber } from "~/i18n/format";
import { getTranslation } from "~/i18n/i18n.server";
import { UndoNotice } from "~/features/administration/undo-notice";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { useHasPermission } from "~/page/use-viewer";
import type { CallData } from "#contract/calls/call.ts";
import type { Route } from "./+types/route";
import { restoreDiscarded } from "./restore.server";
import { BulkInvoices } from "./bulk-invoices";
import { bulkSteps, isPossible } from "./bulk-steps";
import { loadBulk, applyBulkStep } from "./bulk.server";
import { invoiceColumns } from "./columns";
import { invoices } from "./invoices.server";
import { propose } from "./propose.server";
import { ProposeForm } from "./propose-form";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("bulk", "invoices");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const step = url.searchParams.get("step");
  const [page, summary, bulk] = await Promise.all([
    loadPart(loadList(provider, invoices, url)),
    loadPart(provider.call(getInvoiceSummary).then(({ data: found }) => found)),
    loadPart(loadBulk(provider, url.searchParams)),
  ]);
  const isProposing = step === "propose";
  const today = dayIn(new Date(), provider.timeZone);
  const discarded = url.searchParams
    .getAll("discarded")
    .slice(0, maxSelected)
    .filter((one) => id.safeParse(one).success);
  return data(
    { page, summary, bulk, discarded, isProposing, today, formKey: randomUUID() },
    { status: statusOf([page]) },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "invoices");
  const form = await readForm(request);
  const input = { provider: providerClient(context), t, url, form };
  if (form.has("discarded")) return restoreDiscarded(input);
  return form.has("ids") ? applyBulkStep(input) : propose(input);
}

/** Lists the invoices to networks. */
export default function Invoices({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("invoices");
  const { page, summary, bulk, discarded, isProposing, today, formKey } = loaderData;
  const outcome = actionData && "outcome" in actionData ? actionData.outcome : undefined;
  const canWrite = useHasPermission("invoices.write");
  const actions = (
    <>
      <LocalizedLinkButton variant="outline" size="sm" to={billingPath}>
        {t("billingTitle")}
      </LocalizedLinkButton>
      {canWrite && (
        <>
          <LocalizedLinkButton
            variant="soft"
            size="sm"
            to={`${invoicesPath}?step=propose`}
            preventScrollReset
          >
            {t("proposeTitle")}
          </LocalizedLinkButton>
          <LocalizedLinkButton size="sm" to={newInvoicePath}>
            {t("create")}
          </LocalizedLinkButton>
        </>
      )}
    </>
  );
  return (
    <Screen
      title={t("title")}
      stats={<PartRegion part={summary}>{(loaded) => <InvoiceStats summary={loaded} />}</PartRegion>}
      isDense
      actions={actions}
    >
      {canWrite && discarded.length > 0 && (
        <>
          <FormErrors state={formState(actionData?.result)} isFormGone />
          <UndoNotice
            title={t("discarded", { count: discarded.length })}
            label={t("undo")}
            ids={discarded}
            field="discarded"
            step="step"
            formKey={formKey}
          />
        </>
      )}
      {summary.state === "loaded" && isProposing && canWrite && (
        <ProposeForm
          networks={summary.data.networks}
          lastMonth={monthBefore(summary.data.today)}
          formKey={formKey}
          result={actionData?.result}
        />
      )}
      <BulkRegion part={bulk} outcome={outcome}>
        {(open) => <BulkInvoices {...open} today={today} result={actionData?.result} />}
      </BulkRegion>
      <PartRegion part={page}>{(list) => <List list={list} />}</PartRegion>
    </Screen>
  );
}

function InvoiceStats({ summary }: { summary: CallData<typeof getInvoiceSummary> }) {
  const t = useTranslation("invoices");
  const language = useLanguage();
  const { drafts, open, overdue, paid, currency } = summary;
  const number = (value: number) => formatNumber(value, language);
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const pathOf = (state: string) => `${invoicesPath}?f.state=${state}`;
  return (
    <StatLine
      stats={[
        { label: t("drafts"), value: number(drafts), to: pathOf("draft") },
        { label: t("open"), value: money(open.amount), to: pathOf("open") },
        {
          label: t("state_overdue"),
          value: money(overdue.amount),
          to: pathOf("overdue"),
          isUrgent: overdue.count > 0,
        },
        { label: t("paidYear"), value: money(paid.amount), to: pathOf("paid") },
      ]}
    />
  );
}

function List({ list }: { list: ListPage<ListedInvoice> }) {
  const t = useTranslation("invoices");
  const [mayWrite, maySettle] = [useHasPermission("invoices.write"), useHasPermission("invoices.settle")];
  const steps = bulkSteps.filter((step) => (step === "pay" ? maySettle : mayWrite));
  return (
    <AdminList
      list={list}
      label={t("table")}
      searchHint={t("searchHint")}
      columns={invoiceColumns(t, useLanguage())}
      rowLabel={({ number, network }) => number ?? network.name}
      filterLabel={filterLabels(t)}
      bulk={
        steps.length > 0
          ? { form: "chosen-invoices", steps, isPossible, label: (step) => t(`bulk_${step}`) }
          : undefined
      }
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
