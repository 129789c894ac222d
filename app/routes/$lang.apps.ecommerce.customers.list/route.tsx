import type { ShopCustomer } from "#contract/admin-shop-customers.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { AdminList } from "~/features/administration/admin-list";
import { loadListPage } from "~/features/administration/load-list-page.server";
import { customerHref } from "~/features/shop-admin/shop-admin-paths";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { countryName } from "~/i18n/country-name";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { customers } from "./customers.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("shop-customers", "shop-admin");

export function loader(args: Route.LoaderArgs) {
  return loadListPage(args, customers);
}

/** Members as the shop sees them. */
export default function Customers({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslation("shop-customers");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <ShopTabs />
      <PartRegion part={page}>{(list) => <List list={list} />}</PartRegion>
    </Screen>
  );
}

function List({ list }: { list: ListPage<ShopCustomer> }) {
  const t = useTranslation("shop-customers");
  const language = useLanguage();
  const columns: Column<ShopCustomer>[] = [
    {
      id: "customer",
      header: t("customer"),
      primary: true,
      cell: ({ id, name, email }) => (
        <span className="block min-w-0">
          <LocalizedLink to={customerHref(id)} className="block truncate text-primary hover:underline">
            <bdi>{name}</bdi>
          </LocalizedLink>
          <bdi className="block truncate text-sm font-normal text-muted">{email}</bdi>
        </span>
      ),
    },
    {
      id: "country",
      header: t("country"),
      cell: ({ country }) =>
        country ? <bdi suppressHydrationWarning>{countryName(country, language)}</bdi> : "–",
    },
    {
      id: "orders",
      header: t("orders"),
      align: "end",
      cell: ({ orders }) => <bdi className="figures">{formatNumber(orders, language)}</bdi>,
    },
    {
      id: "spent",
      header: t("spent"),
      align: "end",
      cell: ({ spent, currency }) => <Money amount={spent} currency={currency} />,
    },
    { id: "last", header: t("last"), cell: ({ lastOrderAt }) => <DateTime value={lastOrderAt} /> },
  ];
  return (
    <AdminList
      list={list}
      label={t("title")}
      columns={columns}
      rowLabel={({ name }) => name}
      filterLabel={filterLabels(t)}
      empty={<EmptyState picture="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
