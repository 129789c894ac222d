import type { ActivityName } from "#contract/activity-logs/activities.ts";
import type { ActivityLog } from "#contract/activity-logs/activity-logs.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { AdminList } from "~/features/administration/admin-list";
import { loadListPage } from "~/features/administration/load-list-page.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { IfPermitted } from "~/components/ui/if-permitted";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { logColumns } from "./columns";
import { logs } from "./logs.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("activity-names", "administration", "withdrawals", "claims");

export function loader(args: Route.LoaderArgs) {
  return loadListPage(args, logs);
}

export default function AdminLogs({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslation("administration");
  const toMails = (
    <IfPermitted permission="mails.read">
      <LocalizedLinkButton to="/apps/admin/mails" variant="soft">
        {t("mailsTitle")}
      </LocalizedLinkButton>
    </IfPermitted>
  );
  return (
    <Screen title={t("logsTitle")} subtitle={t("logsSubtitle")} isDense actions={toMails}>
      <PartRegion part={page}>{(list) => <Logs list={list} />}</PartRegion>
    </Screen>
  );
}

function Logs({ list }: { list: ListPage<ActivityLog> }) {
  const t = useTranslation("administration");
  const names = useTranslation("activity-names");
  const labels = filterLabels(t);
  return (
    <AdminList
      list={list}
      searchHint={t("logsSearchHint")}
      label={t("logsTable")}
      columns={logColumns(t, names)}
      rowLabel={(log) => log.object.label ?? log.object.id}
      filterLabel={(filter, value) => {
        if (filter !== "action") return labels(filter, value);
        return value === undefined ? t("activity") : names(value as ActivityName);
      }}
      empty={<EmptyState illustration="search" title={t("logsEmptyTitle")} text={t("logsEmptyText")} />}
    />
  );
}
