import { useLocation } from "react-router";
import type { ProductSales } from "#contract/shop/admin-product-sales.ts";
import { Money } from "~/components/ui/money";
import { ChangeShare } from "~/features/administration/change-share";
import { StatTile } from "~/features/administration/stat-tile";
import { changeOf } from "~/features/administration/period-metrics";
import { salesPath } from "~/features/shop-admin/order-links";
import { productsPath } from "~/features/shop-admin/shop-admin-paths";
import { useTranslation } from "~/i18n/use-translation";

const tiles = ["all", "gift_card", "voucher", "saved"] as const;

/**
 * Shows the sales of the last 30 days. The tile for a kind of product links to the products of this kind; the
 * other tiles link to the orders. On phones, the tiles are in one row that scrolls, so that the list is near
 * the top.
 */
export function SalesTiles({ sales }: { sales: ProductSales }) {
  const t = useTranslation("product-list");
  const selectedKind = new URLSearchParams(useLocation().search).get("f.kind");
  function linkOf(name: (typeof tiles)[number]): string {
    if (name === "all" || name === "saved") return salesPath(sales.period);
    return name === selectedKind ? productsPath : `${productsPath}?f.kind=${name}`;
  }
  return (
    <ul
      aria-label={t("sales")}
      className="grid gap-4 max-xs:-mx-4 max-xs:auto-cols-[70%] max-xs:grid-flow-col max-xs:overflow-x-auto max-xs:px-4 max-xs:pb-2 xs:grid-cols-2 lg:grid-cols-4"
    >
      {tiles.map((name) => {
        const { now, before } = sales[name];
        return (
          <StatTile
            key={name}
            label={t(`sales_${name}`)}
            to={linkOf(name)}
            isCurrent={name === selectedKind}
            value={<Money amount={now.amount} currency={sales.currency} />}
          >
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span suppressHydrationWarning>{t("orders", { count: now.orders })}</span>
              <ChangeShare
                share={changeOf({ value: now.amount, before: before.amount })}
                isJudged={name !== "saved"}
              />
            </span>
          </StatTile>
        );
      })}
    </ul>
  );
}
