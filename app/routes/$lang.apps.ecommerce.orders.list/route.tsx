import { data, useLocation } from "react-router";
import { type AdminOrder, orderCounts } from "#contract/admin-shop-orders.ts";
import type { CallData } from "#contract/call.ts";
import { orderStates } from "#contract/shop-limits.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { AdminList } from "~/features/administration/admin-list";
import { FigureTile } from "~/features/administration/figure-tile";
import { adminOrdersPath } from "~/features/shop-admin/shop-admin-paths";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { orderColumns } from "./columns";
import { adminOrders } from "./orders.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("shop-admin", "shop");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, counts] = await Promise.all([
    loadPart(loadList(provider, adminOrders, url)),
    loadPart(provider.call(orderCounts).then(({ data: counted }) => counted)),
  ]);
  return data({ page, counts }, { status: statusOf([page, counts]) });
}

/** All orders of the shop. */
export default function AdminOrders({ loaderData: { page, counts } }: Route.ComponentProps) {
  const t = useTranslation("shop-admin");
  return (
    <Screen title={t("ordersTitle")} subtitle={t("ordersSubtitle")}>
      <ShopTabs />
      <PartRegion part={counts}>{(counted) => <Counts counts={counted} />}</PartRegion>
      <PartRegion part={page}>{(list) => <List list={list} />}</PartRegion>
    </Screen>
  );
}

function Counts({ counts }: { counts: CallData<typeof orderCounts> }) {
  const t = useTranslation("shop");
  const language = useLanguage();
  const shown = new URLSearchParams(useLocation().search).get("f.state");
  return (
    <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {orderStates.map((state) => {
        const { count, isExact } = counts[state];
        return (
          <FigureTile
            key={state}
            label={t(`state_${state}`)}
            to={state === shown ? adminOrdersPath : `${adminOrdersPath}?f.state=${state}`}
            isCurrent={state === shown}
            urgent={state === "placed" && count > 0}
            value={formatNumber(count, language) + (isExact ? "" : "+")}
          />
        );
      })}
    </ul>
  );
}

function List({ list }: { list: ListPage<AdminOrder> }) {
  const t = useTranslation("shop-admin");
  const shop = useTranslation("shop");
  return (
    <AdminList
      list={list}
      label={t("ordersTitle")}
      columns={orderColumns(t)}
      rowLabel={({ reference }) => reference}
      filterLabel={filterLabels(t, { state: shop })}
      empty={<EmptyState picture="search" title={t("noOrdersTitle")} text={t("noOrdersText")} />}
    />
  );
}
