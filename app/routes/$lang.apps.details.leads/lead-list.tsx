import { Link, useLocation } from "react-router";
import type { AdminLead } from "#contract/admin-leads.ts";
import type { Column } from "~/components/data-table/columns";
import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { useBulk, ChoiceForm } from "~/features/administration/bulk-list";
import { CsvLink } from "~/features/administration/csv-link";
import { PersonName } from "~/features/administration/person-name";
import { LeadBadge } from "~/features/cash-back/lead-badge";
import { leadStates } from "~/features/cash-back/lead-states";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { leadsPath, leadsTable, leadSearch } from "./leads-table";
import type { LeadsPage } from "./load-leads.server";
import { bulkSteps } from "./steps";

const bulkForm = "chosen-leads";

/** All leads, the latest purchase first. */
export function LeadList({ page: { table, rows, paging } }: { page: LeadsPage }) {
  const t = useTranslation("leads");
  const names = useTranslation("cash-back");
  const { search } = useLocation();
  return (
    <>
      <ChoiceForm form={bulkForm} table={table} specification={leadsTable} />
      <DataTable
        label={t("table")}
        columns={leadColumns(t, search)}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.transactionId}
        specification={leadsTable}
        state={table}
        paging={paging}
        filters={[
          {
            name: "state",
            label: t("state"),
            options: leadStates.map((value) => ({ value, label: names(`state_${value}`) })),
          },
          { name: "network", label: t("network") },
          { name: "from", label: t("from") },
          { name: "to", label: t("to") },
        ]}
        actions={<CsvLink path={leadsPath} state={table} specification={leadsTable} />}
        bulk={useBulk(bulkForm, bulkSteps, (step) => t(`step_${step}`))}
        highlighted={new URLSearchParams(search).get("view") ?? undefined}
        empty={<EmptyState picture="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
      />
    </>
  );
}

function leadColumns(t: Translate<Namespaces["leads"]>, search: string): Column<AdminLead>[] {
  const money = (id: "orderAmount" | "commission" | "cashBack"): Column<AdminLead> => ({
    ...{ id, header: t(id), align: "end" },
    cell: (lead) => (
      <Money
        amount={lead[id]}
        currency={lead.currency}
        className={id === "cashBack" ? "font-semibold" : undefined}
      />
    ),
  });
  return [
    {
      ...{ id: "transaction", header: t("purchase"), primary: true },
      cell: ({ id, store, network, transactionId }) => (
        <span className="block min-w-0 sm:min-w-28">
          <Link
            to={leadSearch(search, { view: id })}
            preventScrollReset
            className="block text-primary hover:underline"
          >
            <bdi>{store.name}</bdi>
          </Link>
          <span className="block text-sm font-normal text-muted">
            <bdi>{network.name}</bdi> · <bdi dir="ltr">{transactionId}</bdi>
          </span>
        </span>
      ),
    },
    { id: "member", header: t("member"), cell: ({ member }) => <PersonName person={member} /> },
    { id: "occurred", header: t("occurred"), cell: (lead) => <DateTime value={lead.occurredAt} /> },
    money("orderAmount"),
    money("commission"),
    money("cashBack"),
    { id: "state", header: t("state"), cell: ({ state }) => <LeadBadge state={state} /> },
  ];
}
