import type { ShopDashboard } from "#contract/shop/admin-shop-dashboard.ts";
import { PlainTable } from "~/components/data-table/plain-table";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { orderColumns } from "../$lang.apps.ecommerce.orders.list/columns";
import { adminOrdersPath } from "~/features/shop-admin/shop-admin-paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** Lists the period's latest orders. */
export function LatestOrders({ dashboard: { latest, period } }: { dashboard: ShopDashboard }) {
  const t = useTranslation("shop-dashboard");
  const columns = orderColumns(useTranslation("shop-admin"));
  const to = `${adminOrdersPath}?${new URLSearchParams({ "f.from": period.from, "f.to": period.to })}`;
  return (
    <Card
      title={t("latest")}
      padded={false}
      actions={
        <LocalizedLink to={to} className="text-sm text-primary hover:underline">
          {t("all")}
        </LocalizedLink>
      }
    >
      {latest.length > 0 ? (
        <PlainTable label={t("latest")} columns={columns} rows={latest} rowKey={({ id }) => id} />
      ) : (
        <EmptyState illustration="search" title={t("noOrders")} />
      )}
    </Card>
  );
}
