import type { ReactNode } from "react";
import type { AdminProduct } from "#contract/shop/admin-shop-products.ts";
import type { ShopDashboard } from "#contract/shop/admin-shop-dashboard.ts";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Money } from "~/components/ui/money";
import { productHref, productsPath } from "~/features/shop-admin/shop-admin-paths";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

interface ShortListProps {
  title: string;
  subtitle?: string;
  empty: string;
  /** The path of the complete list. */
  to: string;
  rows: { key: string; name: string; to: string; note: string; value: ReactNode }[];
}

function ShortList({ title, subtitle, empty, to, rows }: ShortListProps) {
  const t = useTranslation("shop-dashboard");
  const listLink = (
    <LocalizedLink to={to} className="text-sm text-primary hover:underline">
      {t("all")}
    </LocalizedLink>
  );
  return (
    <Card title={title} subtitle={subtitle} actions={listLink}>
      {rows.length === 0 ? (
        <EmptyState illustration="search" title={empty} />
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.key} className="flex items-center justify-between gap-4 py-2.5">
              <span className="min-w-0">
                <LocalizedLink
                  to={row.to}
                  className="block truncate py-1 font-medium text-primary hover:underline"
                >
                  <bdi className="block truncate">{row.name}</bdi>
                </LocalizedLink>
                <bdi className="block truncate text-sm text-muted" suppressHydrationWarning>
                  {row.note}
                </bdi>
              </span>
              {row.value}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Lists the best-selling products or stores of the period. */
export function BestSellers({ dashboard, of }: { dashboard: ShopDashboard; of: "products" | "stores" }) {
  const t = useTranslation("shop-dashboard");
  const language = useLanguage();
  const rows =
    of === "products"
      ? dashboard.products.map(({ id, name, ...sold }) => ({
          ...sold,
          key: id,
          name: name[language] ?? name.en,
          to: productHref(id),
        }))
      : dashboard.stores.map(({ slug, name, ...sold }) => ({
          ...sold,
          key: slug,
          name,
          to: `${productsPath}?${new URLSearchParams({ q: name })}`,
        }));
  return (
    <ShortList
      title={t(of)}
      empty={t("nothingSold")}
      to={productsPath}
      rows={rows.map(({ pieces, sales, ...row }) => ({
        ...row,
        note: t("pieces", { count: pieces }),
        value: <Money amount={sales} currency={dashboard.currency} className="font-semibold" />,
      }))}
    />
  );
}

/** Lists products with low stock. */
export function LowStock({ products }: { products: AdminProduct[] }) {
  const t = useTranslation("shop-dashboard");
  const language = useLanguage();
  return (
    <ShortList
      title={t("runningOut")}
      subtitle={t("runningOutText")}
      empty={t("nothingRunsOut")}
      to={`${productsPath}?f.stock=low&f.state=published`}
      rows={products.map(({ id, name, store, stock }) => ({
        key: id,
        name: name[language] ?? name.en,
        to: productHref(id),
        note: store.name,
        value: <Badge tone={stock === 0 ? "danger" : "warning"}>{t("left", { count: stock })}</Badge>,
      }))}
    />
  );
}
