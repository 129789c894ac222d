import type { AdminUser } from "#contract/admin-users.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import { AdminList } from "~/features/administration/admin-list";
import { OpenedLink } from "~/features/administration/opened-link";
import { roleName } from "~/features/administration/role-name";
import { useTranslation } from "~/i18n/use-translation";
import { StatusBadge } from "../$lang.apps.details.users/badges";
import { useUserBulk } from "../$lang.apps.details.users/use-user-bulk";

/** The accounts with role and status. */
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
          <span className="block min-w-0">
            <OpenedLink open={{ view: id }} className="block">
              <bdi>{name}</bdi>
            </OpenedLink>
            <bdi className="block max-w-56 truncate text-xs font-normal text-muted">{email}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: "role",
      lead: true,
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
      cell: ({ status, isVerified }) =>
        status === "active" && !isVerified ? (
          <Badge tone="warning">{t("status_pending")}</Badge>
        ) : (
          <StatusBadge status={status} />
        ),
    },
    { id: "joined", header: t("joined"), cell: ({ joinedAt }) => <DateTime value={joinedAt} /> },
    {
      id: "seen",
      labelled: true,
      header: t("lastSeen"),
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? <DateTime value={lastSeenAt} /> : <span className="text-muted">–</span>,
    },
  ];
  return (
    <AdminList
      list={list}
      label={t("table")}
      columns={columns}
      rowLabel={(row) => row.name}
      filterLabel={filterLabels(t)}
      bulk={useUserBulk()}
      empty={<EmptyState picture="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
