import type { CustomerDetails } from "#contract/shop/admin-shop-customers.ts";
import { PlainTable } from "~/components/data-table/plain-table";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { StatTile } from "~/features/administration/stat-tile";
import { adminOrdersPath } from "~/features/shop-admin/shop-admin-paths";
import { countryName } from "~/i18n/country-name";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { orderColumns } from "../$lang.apps.ecommerce.orders.list/columns";

/** Shows a member's orders. */
export function Overview({ customer }: { customer: CustomerDetails }) {
  const t = useTranslation("shop-customers");
  const language = useLanguage();
  const { email, orders, spent, currency, country, joinedAt, latest } = customer;
  const to = `${adminOrdersPath}?${new URLSearchParams({ q: email })}`;
  const columns = orderColumns(useTranslation("shop-admin")).filter((column) => column.id !== "buyer");
  return (
    <>
      <ul className="grid gap-4 xs:grid-cols-2 lg:grid-cols-4">
        <StatTile
          label={t("orders")}
          to={to}
          value={<bdi suppressHydrationWarning>{formatNumber(orders, language)}</bdi>}
        />
        <StatTile label={t("spent")} to={to} value={<Money amount={spent} currency={currency} />} />
        <StatTile
          label={t("country")}
          value={country ? <bdi suppressHydrationWarning>{countryName(country, language)}</bdi> : "–"}
        />
        <StatTile label={t("joined")} value={<DateTime value={joinedAt} />} />
      </ul>
      <Card
        title={t("ordersTitle")}
        padded={false}
        actions={
          <LocalizedLink to={to} className="text-sm text-primary hover:underline">
            {t("allOrders")}
          </LocalizedLink>
        }
      >
        {latest.length > 0 ? (
          <PlainTable label={t("ordersTitle")} columns={columns} rows={latest} rowKey={({ id }) => id} />
        ) : (
          <EmptyState illustration="search" title={t("noOrders")} />
        )}
      </Card>
    </>
  );
}
