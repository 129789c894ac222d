import type { AdminUser } from "#contract/accounts/admin-users.ts";
import { readableEmail } from "#shared/readable-email.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { AdminList } from "~/features/administration/admin-list";
import { RecordName } from "~/features/administration/record-name";
import { roleName } from "~/features/administration/role-name";
import { useTranslation } from "~/i18n/use-translation";
import { StatusBadges } from "../$lang.apps.details.users/badges";
import { tierColumn, timeColumns } from "../$lang.apps.details.users/time-columns";
import { useUserBulk } from "../$lang.apps.details.users/use-user-bulk";

/** Lists the accounts with their roles and statuses. */
export function StaffList({ list }: { list: ListPage<AdminUser> }) {
  const t = useTranslation("users");
  const names = useTranslation("role-names");
  const columns: Column<AdminUser>[] = [
    {
      id: "user",
      header: t("user"),
      primary: true,
      cell: ({ id, name, email }) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={name} size="sm" />
          <RecordName id={id} name={name} isCut>
            {readableEmail(email)}
          </RecordName>
        </span>
      ),
    },
    {
      id: "role",
      isMainValue: true,
      header: t("role"),
      cell: (row) => (
        <Badge tone={row.role === "member" ? "neutral" : "primary"}>
          <bdi>{roleName(names, row)}</bdi>
        </Badge>
      ),
    },
    {
      id: "status",
      header: t("status"),
      cell: (row) =>
        row.status === "active" && !row.isVerified && row.waitsFor.length === 0 ? (
          <Badge tone="warning">{t("status_pending")}</Badge>
        ) : (
          <StatusBadges user={row} />
        ),
    },
    tierColumn(t),
    ...timeColumns(t),
  ];
  return (
    <AdminList
      list={list}
      label={t("table")}
      searchHint={t("searchHint")}
      columns={columns}
      rowLabel={(row) => row.name}
      filterLabel={filterLabels(t)}
      bulk={useUserBulk()}
      empty={<EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
