import { listShopOrders, type ShopOrder } from "#contract/shop/shop.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels } from "~/components/data-table/list-page";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { ListTable } from "~/components/data-table/list-table";
import { EmptyState } from "~/components/states/empty-state";
import { Money } from "~/components/ui/money";
import { RecentTime } from "~/components/ui/recent-time";
import { OrderBadge } from "~/features/shop/order-badge";
import { orderPath, rewardsPath } from "~/features/shop/paths";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("shop");

/** The list of a member's orders, newest first. */
const orders = listScreen(listShopOrders);

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(providerClient(context), orders, url);
}

function orderColumns(t: Translate<Namespaces["shop"]>, today: string): Column<ShopOrder>[] {
  return [
    {
      id: "what",
      header: t("what"),
      primary: true,
      cell: ({ id, reference, lines }) => (
        <span className="block min-w-0">
          <LocalizedLink to={orderPath(id)} className="block truncate text-primary hover:underline">
            <bdi className="block truncate">{lines.map(({ product }) => product.name.text).join(", ")}</bdi>
          </LocalizedLink>
          <bdi className="tabular-nums block text-sm font-normal text-muted">{reference}</bdi>
        </span>
      ),
    },
    {
      id: "placed",
      header: t("placed"),
      cell: ({ placedAt }) => <RecentTime value={placedAt} today={today} />,
    },
    {
      id: "worth",
      header: t("worth"),
      align: "end",
      cell: ({ faceTotal, currency }) => <Money amount={faceTotal} currency={currency} />,
    },
    {
      id: "total",
      header: t("total"),
      align: "end",
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    { id: "state", header: t("state"), cell: ({ state }) => <OrderBadge state={state} /> },
  ];
}

/** Lists a member's orders in the shop. */
export default function Orders({ loaderData: list }: Route.ComponentProps) {
  const t = useTranslation("shop");
  const shop = <LocalizedLinkButton to={rewardsPath}>{t("toShop")}</LocalizedLinkButton>;
  return (
    <Screen title={t("orders")} subtitle={t("ordersSubtitle")} actions={shop}>
      <ListTable
        list={list}
        label={t("orders")}
        columns={orderColumns(t, list.today)}
        rowLabel={(row) => row.reference}
        filterLabel={filterLabels(t)}
        empty={<EmptyState illustration="search" title={t("noOrdersTitle")} text={t("noOrdersText")} />}
      />
    </Screen>
  );
}
