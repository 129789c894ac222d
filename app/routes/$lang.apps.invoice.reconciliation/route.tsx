import { Download } from "lucide-react";
import { Form } from "react-router";
import { getReconciliation, type Reconciliation } from "#contract/invoices/invoice-reconciliation.ts";
import { getInvoiceSummary, month as monthText } from "#contract/invoices/invoices.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { EmptyState } from "~/components/states/empty-state";
import { Alert } from "~/components/ui/alert";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Input } from "~/components/ui/input";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { Select } from "~/components/ui/select";
import { bankPath, invoicesPath, reconciliationPath } from "~/features/invoices/invoice-paths";
import { monthBefore } from "~/features/invoices/month-before";
import { formatNumber, moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLink } from "~/navigation/localized-link";
import { csvPath } from "~/navigation/csv-path";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("invoices");

// The time limit in milliseconds. It is longer than for other pages, because the data of a whole month is
// compared.
const deadline = 10_000;

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const { networks, today } = (await provider.call(getInvoiceSummary)).data;
  const networkKey = url.searchParams.get("network");
  const network = networks.find(({ key }) => key === networkKey) ?? networks[0];
  const month = monthText.catch(monthBefore(today)).parse(url.searchParams.get("month"));
  if (!network) return { networks, month, network: null, reconciliation: null };
  const query = { month, network: network.key };
  const { data: reconciliation } = await provider.call(getReconciliation, { query }, { deadline });
  return { networks, month, network, reconciliation };
}

/** Compares what a network reported for a month with what was booked, invoiced and paid. */
export default function ReconcileInvoices({ loaderData }: Route.ComponentProps) {
  const t = useTranslation("invoices");
  const { networks, month, network, reconciliation } = loaderData;
  return (
    <Screen
      title={t("reconciliation")}
      subtitle={t("reconciliationText")}
      up={<BackLink to={invoicesPath}>{t("back")}</BackLink>}
    >
      <Form method="get" className="card-surface no-print flex flex-wrap items-end gap-4 p-5">
        <label className="min-w-44 large-text:min-w-full">
          <span className="mb-1 block text-sm font-medium">{t("network")}</span>
          <Select
            name="network"
            defaultValue={network?.key ?? ""}
            options={networks.map(({ key, name }) => ({ value: key, label: name }))}
          />
        </label>
        <label className="min-w-44 large-text:min-w-full">
          <span className="mb-1 block text-sm font-medium">{t("month")}</span>
          <Input type="month" name="month" defaultValue={month} required dir="ltr" />
        </label>
        <Button type="submit">{t("showMonth")}</Button>
        {network && (
          <LocalizedLinkButton
            to={`${csvPath(reconciliationPath)}?network=${encodeURIComponent(network.key)}&month=${month}`}
            reloadDocument
            variant="outline"
          >
            <Download aria-hidden className="size-4" />
            {t("reconciliationFile")}
          </LocalizedLinkButton>
        )}
      </Form>
      {reconciliation && network && <Result reconciliation={reconciliation} network={network.key} />}
    </Screen>
  );
}

function Result({ reconciliation, network }: { reconciliation: Reconciliation; network: string }) {
  const t = useTranslation("invoices");
  const language = useLanguage();
  const { totals, lines, payments, quarantined, currency } = reconciliation;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {(["reported", "booked", "invoiced", "paid"] as const).map((stage) => (
          <div key={stage} className="card-surface p-5">
            <dt className="text-sm font-medium text-muted">{t(stage)}</dt>
            <dd className="mt-1 text-2xl font-semibold">{money(totals[stage])}</dd>
            {stage === "paid" && totals.partlyPaid !== 0 && (
              <dd className="text-sm text-muted" suppressHydrationWarning>
                {t("partlyPaid", { amount: moneyInText(totals.partlyPaid, currency, language) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {quarantined > 0 && (
        <Alert
          tone="warning"
          title={t("quarantined", { count: quarantined, shown: formatNumber(quarantined, language) })}
        >
          <LocalizedLink to={`/apps/details/leads/unmatched?f.network=${network}`} className="underline">
            {t("toQuarantine")}
          </LocalizedLink>
        </Alert>
      )}
      {payments.length > 0 && (
        <Card padded={false} title={t("networkPayments")} subtitle={t("networkPaymentsText")}>
          <Payments payments={payments} currency={currency} />
        </Card>
      )}
      <Card
        padded={false}
        title={t("differences", {
          count: totals.differences,
          shown: formatNumber(totals.differences, language),
          all: formatNumber(totals.purchases, language),
        })}
        subtitle={totals.differences > lines.length ? t("differencesCut") : undefined}
      >
        {lines.length === 0 ? (
          <EmptyState illustration="search" title={t("differencesNone")} text={t("differencesNoneText")} />
        ) : (
          <Differences lines={lines} currency={currency} />
        )}
      </Card>
    </>
  );
}

function Payments({ payments, currency }: Pick<Reconciliation, "payments" | "currency">) {
  const t = useTranslation("invoices");
  const language = useLanguage();
  const columns: Column<Reconciliation["payments"][number]>[] = [
    {
      id: "payment",
      header: t("networkPayment"),
      primary: true,
      cell: ({ payment }) => (payment ? <bdi dir="ltr">{payment}</bdi> : t("networkPaymentNone")),
    },
    { id: "paidAt", header: t("networkPaid"), cell: ({ paidAt }) => <DateTime value={paidAt} /> },
    {
      id: "purchases",
      header: t("networkPaymentPurchases"),
      align: "end",
      cell: ({ purchases }) => <bdi className="figures">{formatNumber(purchases, language)}</bdi>,
    },
    {
      id: "commission",
      header: t("booked"),
      align: "end",
      cell: ({ commission }) => <Money amount={commission} currency={currency} />,
    },
    {
      id: "movement",
      header: t("networkPaymentBank"),
      labelled: true,
      cell: ({ movement, payment }) => <Movement movement={movement} isExpected={payment !== null} />,
    },
  ];
  return (
    <PlainTable
      label={t("networkPayments")}
      columns={columns}
      rows={payments}
      rowKey={({ payment }) => payment ?? ""}
    />
  );
}

interface MovementProps {
  movement: Reconciliation["payments"][number]["movement"];
  /**
   * Whether the network has reported the payment. If it has, a missing bank transaction is marked with a
   * warning.
   */
  isExpected: boolean;
}

function Movement({ movement, isExpected }: MovementProps) {
  const t = useTranslation("invoices");
  if (!movement) return isExpected ? <Badge tone="warning">{t("networkPaymentMissing")}</Badge> : "–";
  return (
    <LocalizedLink to={bankPath} className="text-primary hover:underline">
      <DateTime value={`${movement.bookedOn}T00:00:00Z`} />
      {" · "}
      {t(movement.state === "assigned" ? "networkPaymentInvoiced" : "networkPaymentReceived")}
    </LocalizedLink>
  );
}

function Differences({ lines, currency }: Pick<Reconciliation, "lines" | "currency">) {
  const t = useTranslation("invoices");
  const stageColumns = (["reported", "booked", "invoiced", "paid"] as const).map(
    (stage): Column<Reconciliation["lines"][number]> => ({
      id: stage,
      header: t(stage),
      align: "end",
      cell: (line) => <Money amount={line[stage]} currency={currency} />,
    }),
  );
  const columns: Column<Reconciliation["lines"][number]>[] = [
    {
      id: "purchase",
      header: t("purchase"),
      primary: true,
      cell: ({ id, transaction }) => (
        <LocalizedLink to={`/apps/details/leads?view=${id}`} className="text-primary hover:underline">
          <bdi dir="ltr">{transaction}</bdi>
        </LocalizedLink>
      ),
    },
    {
      id: "reason",
      header: t("reason"),
      isMainValue: true,
      cell: ({ reason }) => <Badge tone="warning">{t(`differs_${reason}`)}</Badge>,
    },
    ...stageColumns,
    {
      id: "networkPaid",
      header: t("networkPaid"),
      labelled: true,
      cell: ({ networkPaidAt }) => (networkPaidAt ? <DateTime value={networkPaidAt} /> : "–"),
    },
  ];
  return <PlainTable label={t("reconciliation")} columns={columns} rows={lines} rowKey={({ id }) => id} />;
}
