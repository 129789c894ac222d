import { data } from "react-router";
import { type AdminOrder, orderCounts } from "#contract/shop/admin-shop-orders.ts";
import type { CallData } from "#contract/calls/call.ts";
import { orderStates } from "#contract/shop/shop-limits.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { AdminList } from "~/features/administration/admin-list";
import { loadCounts } from "~/features/administration/load-counts.server";
import { stateTabs } from "~/features/administration/state-tabs";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { orderColumns } from "./columns";
import { adminOrders } from "./orders.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("shop-admin", "shop");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, counts] = await Promise.all([
    loadPart(loadList(provider, adminOrders, url)),
    loadCounts(provider, orderCounts, { parameters: url.searchParams, tab: "state" }),
  ]);
  return data({ page, counts }, { status: statusOf([page]) });
}

/** Lists all orders of the shop. */
export default function AdminOrders({ loaderData: { page, counts } }: Route.ComponentProps) {
  const t = useTranslation("shop-admin");
  return (
    <Screen title={t("ordersTitle")} subtitle={t("ordersSubtitle")}>
      <ShopTabs />
      <PartRegion part={page}>{(list) => <List list={list} counts={counts} />}</PartRegion>
    </Screen>
  );
}

interface ListProps {
  list: ListPage<AdminOrder>;
  counts: CallData<typeof orderCounts> | null;
}

function List({ list, counts }: ListProps) {
  const t = useTranslation("shop-admin");
  const tables = useTranslation("table");
  const shop = useTranslation("shop");
  return (
    <AdminList
      list={list}
      searchHint={t("searchHintOrders")}
      label={t("ordersTitle")}
      columns={orderColumns(t)}
      rowLabel={({ reference }) => reference}
      tabs={stateTabs({
        label: t("state"),
        all: tables("all"),
        states: orderStates,
        nameOf: (state) => shop(`state_${state}`),
        counts,
      })}
      filterLabel={filterLabels(t, { state: shop })}
      empty={<EmptyState illustration="search" title={t("noOrdersTitle")} text={t("noOrdersText")} />}
    />
  );
}
