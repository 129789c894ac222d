import type { AdminUser } from "#contract/accounts/admin-users.ts";
import { readableEmail } from "#shared/readable-email.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { Money } from "~/components/ui/money";
import { AdminList } from "~/features/administration/admin-list";
import { RecordName } from "~/features/administration/record-name";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { StatusBadges } from "./badges";
import { useUserBulk } from "./use-user-bulk";
import { roleName } from "~/features/administration/role-name";
import { RiskBadges } from "~/features/administration/risk-badges";
import { tierColumn, timeColumns } from "./time-columns";

/** Lists all accounts, by default newest first. */
export function UserList({ list }: { list: ListPage<AdminUser> }) {
  const t = useTranslation("users");
  return (
    <AdminList
      list={list}
      label={t("table")}
      searchHint={t("searchHint")}
      columns={userColumns(t, useTranslation("role-names"))}
      rowLabel={(row) => row.name}
      filterLabel={filterLabels(t, { risk: useTranslation("risks") })}
      bulk={useUserBulk()}
      empty={<EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}

function userColumns(
  t: Translate<Namespaces["users"]>,
  names: Translate<Namespaces["role-names"]>,
): Column<AdminUser>[] {
  return [
    {
      id: "user",
      header: t("user"),
      primary: true,
      cell: ({ id, name, email }) => (
        <RecordName id={id} name={name} isCut>
          {readableEmail(email)}
        </RecordName>
      ),
    },
    { id: "role", header: t("role"), cell: (row) => <bdi>{roleName(names, row)}</bdi> },
    tierColumn(t),
    ...timeColumns(t),
    {
      id: "balance",
      isMainValue: true,
      header: t("available"),
      align: "end",
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
      id: "lifetime",
      header: t("lifetime"),
      align: "end",
      cell: ({ lifetime, currency }) => <Money amount={lifetime} currency={currency} />,
    },
    {
      id: "paid",
      header: t("paid"),
      align: "end",
      cell: ({ paid, currency }) => (
        <span className="sm:block">
          <Money amount={paid.amount} currency={currency} className="sm:block" />{" "}
          {paid.count > 0 && (
            <span className="text-xs whitespace-nowrap text-muted sm:block">
              {t("paidCount", { count: paid.count })}
            </span>
          )}
        </span>
      ),
    },
    { id: "risks", labelled: true, header: t("risk"), cell: ({ risks }) => <RiskBadges risks={risks} /> },
    { id: "status", header: t("status"), cell: (row) => <StatusBadges user={row} /> },
  ];
}
