import type { ListedCategory } from "#contract/admin-shop-categories.ts";
import type { Column } from "~/components/data-table/columns";
import { Avatar } from "~/components/ui/avatar";
import { Money } from "~/components/ui/money";
import { categoriesPath, productsPath } from "~/features/shop-admin/shop-admin-paths";
import { formatNumber } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { LocalizedLink } from "~/navigation/localized-link";

/** The columns of the categories; a product count leads to the products. */
export function categoryColumns(
  t: Translate<Namespaces["shop-categories"]>,
  language: Language,
  rows: ListedCategory[],
): Column<ListedCategory>[] {
  const nameOf = ({ name }: ListedCategory) => name[language] ?? name.en;
  return [
    {
      id: "category",
      header: t("category"),
      primary: true,
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Avatar shape="square" name={nameOf(row)} src={row.picture} tone="primary" size="sm" />
          <LocalizedLink to={`${categoriesPath}?view=${row.id}`} className="text-primary hover:underline">
            <bdi>{nameOf(row)}</bdi>
          </LocalizedLink>
        </span>
      ),
    },
    {
      id: "parent",
      header: t("parent"),
      cell: ({ parent }) => {
        const above = rows.find(({ slug }) => slug === parent);
        return above ? <bdi>{nameOf(above)}</bdi> : "–";
      },
    },
    {
      id: "products",
      header: t("products"),
      align: "end",
      cell: ({ slug, products }) => (
        <LocalizedLink
          to={`${productsPath}?f.category=${slug}`}
          className="figures text-primary underline underline-offset-2"
        >
          {formatNumber(products, language)}
        </LocalizedLink>
      ),
    },
    {
      id: "sales",
      header: t("sales"),
      align: "end",
      cell: ({ sales, currency }) => <Money amount={sales} currency={currency} />,
    },
  ];
}
