import type { ShopDashboard } from "#contract/shop/admin-shop-dashboard.ts";
import { Money } from "~/components/ui/money";
import { StatTile } from "~/features/administration/stat-tile";
import { salesPath } from "~/features/shop-admin/order-links";
import { formatMoney, formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** Shows the period's figures, each with a link to its list. */
export function ShopStats({
  dashboard: { figures, series, period, currency },
}: {
  dashboard: ShopDashboard;
}) {
  const t = useTranslation("shop-dashboard");
  const language = useLanguage();
  const { orders, sales, newMembers } = figures;
  const toOrders = salesPath(period);
  const toMembers = `/apps/details/users?${new URLSearchParams({ "f.role": "member", "f.from": period.from, "f.to": period.to })}`;
  return (
    <ul aria-label={t("figures")} className="grid gap-4 xs:grid-cols-2 lg:grid-cols-5">
      {(["sales", "bonus", "margin"] as const).map((name) => (
        <StatTile
          key={name}
          label={t(name)}
          to={toOrders}
          value={<Money amount={figures[name]} currency={currency} />}
          trend={series.map((part) => part[name])}
        >
          {name !== "sales" && sales > 0 && (
            <bdi suppressHydrationWarning>
              {t("ofSales", {
                share: formatNumber(figures[name] / sales, language, {
                  style: "percent",
                  maximumFractionDigits: 1,
                }),
              })}
            </bdi>
          )}
        </StatTile>
      ))}
      <StatTile
        label={t("orders")}
        to={toOrders}
        value={<bdi suppressHydrationWarning>{formatNumber(orders, language)}</bdi>}
        trend={series.map((part) => part.orders)}
      >
        {orders > 0 && (
          <bdi suppressHydrationWarning>
            {t("average", { amount: formatMoney(Math.round(sales / orders), currency, language) })}
          </bdi>
        )}
      </StatTile>
      <StatTile
        label={t("newMembers")}
        to={toMembers}
        value={<bdi suppressHydrationWarning>{formatNumber(newMembers, language)}</bdi>}
      />
    </ul>
  );
}
