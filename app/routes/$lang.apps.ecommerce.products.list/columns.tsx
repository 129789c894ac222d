import type { AdminProduct } from "#contract/shop/admin-shop-products.ts";
import type { Column } from "~/components/data-table/columns";
import { NoValue } from "~/components/data-table/no-value";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Money } from "~/components/ui/money";
import { ProductBadge } from "~/features/shop-admin/product-badge";
import { productHref } from "~/features/shop-admin/shop-admin-paths";
import type { Language } from "~/i18n/languages";
import { formatNumber } from "~/i18n/format";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { PermittedLink } from "~/navigation/permitted-link";
import { RowSteps } from "./row-steps";

/** Returns the columns of all products. If there is a form key, each row has buttons. */
export function productColumns(
  t: Translate<Namespaces["shop-admin"]>,
  language: Language,
  formKey: string | null,
): Column<AdminProduct>[] {
  return [
    {
      id: "product",
      header: t("product"),
      primary: true,
      cell: ({ id, name, store, picture }) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar shape="square" name={name.en} src={picture ?? null} size="md" />
          <span className="block min-w-0">
            <PermittedLink
              to={productHref(id)}
              permission="shop.write"
              className="block truncate text-primary hover:underline"
            >
              <bdi className="block truncate">{name[language] ?? name.en}</bdi>
            </PermittedLink>
            <bdi className="block truncate text-sm font-normal text-muted">{store.name}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: "category",
      header: t("category"),
      cell: ({ category: { name } }) => <bdi>{name[language] ?? name.en}</bdi>,
    },
    { id: "sku", header: t("sku"), cell: ({ sku }) => <bdi className="figures">{sku}</bdi> },
    {
      id: "price",
      header: t("fromPrice"),
      isMainValue: true,
      align: "end",
      cell: ({ fromPrice, currency }) =>
        fromPrice === null ? <NoValue /> : <Money amount={fromPrice} currency={currency} />,
    },
    {
      id: "stock",
      header: t("stockColumn"),
      align: "end",
      cell: ({ stock }) =>
        stock === 0 ? (
          <Badge tone="danger">{t("stock_out")}</Badge>
        ) : (
          <span className="figures">{formatNumber(stock, language)}</span>
        ),
    },
    { id: "state", header: t("state"), cell: ({ state }) => <ProductBadge state={state} /> },
    ...(formKey === null
      ? []
      : [
          {
            id: "actions",
            header: t("actions"),
            cell: (product: AdminProduct) => <RowSteps product={product} formKey={formKey} />,
          },
        ]),
  ];
}
