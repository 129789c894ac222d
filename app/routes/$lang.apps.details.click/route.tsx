import type { AdminClick } from "#contract/clicks/admin-clicks.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { AdminList } from "~/features/administration/admin-list";
import { loadListPage } from "~/features/administration/load-list-page.server";
import { countryName } from "~/i18n/country-name";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { clicks } from "./clicks.server";
import { clickColumns } from "./columns";
import { LiveTail } from "./live-tail";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("cash-back", "clicks");

export function loader(args: Route.LoaderArgs) {
  return loadListPage(args, clicks);
}

export default function Clicks({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslation("clicks");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} isDense>
      <PartRegion part={page}>{(list) => <ClickList list={list} />}</PartRegion>
      <p className="text-sm text-muted">{t("retention")}</p>
    </Screen>
  );
}

function ClickList({ list }: { list: ListPage<AdminClick> }) {
  const t = useTranslation("clicks");
  const language = useLanguage();
  const label = filterLabels(t);
  return (
    <AdminList
      list={list}
      label={t("table")}
      searchHint={t("searchHint")}
      columns={clickColumns(t, language)}
      rowLabel={({ id }) => id}
      filterLabel={(filter, value) =>
        filter === "country" && value ? countryName(value, language) : label(filter, value)
      }
      actions={<LiveTail list={list} />}
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
