import { Link, useLocation } from "react-router";
import type { AdminUser } from "#contract/admin-users.ts";
import { riskFlags } from "#contract/risk-flags.ts";
import type { Column } from "~/components/data-table/columns";
import { DataTable } from "~/components/data-table/data-table";
import { EmptyState } from "~/components/states/empty-state";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { useBulk, ChoiceForm } from "~/features/administration/bulk-list";
import { CsvLink } from "~/features/administration/csv-link";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { RiskBadges, StatusBadge } from "./badges";
import { bulkSteps } from "./bulk-steps";
import type { UsersPage } from "./load-users.server";
import { roles, statuses, userSearch, usersPath, usersTable } from "./users-table";

const bulkForm = "chosen-users";

/** All accounts, the newest first unless the URL says otherwise. */
export function UserList({ page: { table, rows, paging } }: { page: UsersPage }) {
  const t = useTranslation("users");
  const { search } = useLocation();
  const choices = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <>
      <ChoiceForm form={bulkForm} table={table} specification={usersTable} />
      <DataTable
        label={t("table")}
        columns={userColumns(t, search)}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        specification={usersTable}
        state={table}
        paging={paging}
        filters={[
          { name: "role", label: t("role"), options: choices(roles, (value) => t(`role_${value}`)) },
          { name: "status", label: t("status"), options: choices(statuses, (value) => t(`status_${value}`)) },
          { name: "risk", label: t("risk"), options: choices(riskFlags, (value) => t(`risk_${value}`)) },
        ]}
        actions={<CsvLink path={usersPath} state={table} specification={usersTable} />}
        bulk={useBulk(bulkForm, bulkSteps, (step) => t(`step_${step}`))}
        empty={<EmptyState picture="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
      />
    </>
  );
}

function userColumns(t: Translate<Namespaces["users"]>, search: string): Column<AdminUser>[] {
  return [
    {
      ...{ id: "user", header: t("user"), primary: true },
      cell: ({ id, name, email }) => (
        <span className="block min-w-0">
          <Link to={userSearch(search, { view: id })} className="block text-primary hover:underline">
            <bdi>{name}</bdi>
          </Link>
          <bdi className="block max-w-56 truncate text-xs font-normal text-muted">{email}</bdi>
        </span>
      ),
    },
    { id: "role", header: t("role"), cell: ({ role }) => t(`role_${role}`) },
    { id: "joined", header: t("joined"), cell: ({ joinedAt }) => <DateTime value={joinedAt} /> },
    {
      ...{ id: "seen", header: t("lastSeen") },
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? <DateTime value={lastSeenAt} /> : <span className="text-muted">–</span>,
    },
    {
      ...{ id: "balance", header: t("available"), align: "end" },
      cell: ({ available, pending, currency }) => (
        <span className="block">
          <Money amount={available} currency={currency} className="block font-semibold" />
          {pending !== 0 && (
            <span className="block text-xs whitespace-nowrap text-muted">
              {t("pending")} <Money amount={pending} currency={currency} />
            </span>
          )}
        </span>
      ),
    },
    {
      ...{ id: "lifetime", header: t("lifetime"), align: "end" },
      cell: ({ lifetime, currency }) => <Money amount={lifetime} currency={currency} />,
    },
    {
      ...{ id: "paid", header: t("paid"), align: "end" },
      cell: ({ paid, currency }) => (
        <span className="block">
          <Money amount={paid.amount} currency={currency} className="block" />
          {paid.count > 0 && (
            <span className="block text-xs whitespace-nowrap text-muted">
              {t("paidCount", { count: paid.count })}
            </span>
          )}
        </span>
      ),
    },
    { id: "risks", header: t("risk"), cell: ({ risks }) => <RiskBadges risks={risks} /> },
    { id: "status", header: t("status"), cell: ({ status }) => <StatusBadge status={status} /> },
  ];
}
