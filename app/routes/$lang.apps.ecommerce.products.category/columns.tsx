import type { ListedCategory } from "#contract/shop/admin-shop-categories.ts";
import type { CategoryState } from "#contract/shop/shop-limits.ts";
import type { Column } from "~/components/data-table/columns";
import { NoValue } from "~/components/data-table/no-value";
import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import type { Tone } from "~/components/ui/tone";
import { recordSearch } from "~/features/administration/record-search";
import { productsPath } from "~/features/shop-admin/shop-admin-paths";
import { formatNumber } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { Link } from "~/components/ui/link";
import { LocalizedLink } from "~/navigation/localized-link";
import { CopyForm } from "./copy-form";

const tones: Record<CategoryState, Tone> = { published: "success", scheduled: "info", inactive: "warning" };

interface CategoryColumns {
  t: Translate<Namespaces["shop-categories"]>;
  language: Language;
  rows: ListedCategory[];
  /** The query string of the list's URL. */
  search: string;
  /** `null` if the user isn't allowed to copy categories. */
  formKey: string | null;
}

/**
 * Returns the columns of the categories. In each row, the number of products links to the list of the
 * category's products.
 */
export function categoryColumns({
  t,
  language,
  rows,
  search,
  formKey,
}: CategoryColumns): Column<ListedCategory>[] {
  const nameOf = ({ name }: ListedCategory) => name[language] ?? name.en;
  return [
    {
      id: "category",
      header: t("category"),
      primary: true,
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Avatar shape="square" name={nameOf(row)} src={row.picture} tone="primary" size="sm" />
          <Link to={recordSearch(search, { view: row.id })} className="text-primary hover:underline">
            <bdi>{nameOf(row)}</bdi>
          </Link>
        </span>
      ),
    },
    {
      id: "parent",
      header: t("parent"),
      cell: ({ parent }) => {
        const parentCategory = rows.find(({ slug }) => slug === parent);
        return parentCategory ? <bdi>{nameOf(parentCategory)}</bdi> : <NoValue />;
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
    {
      id: "state",
      header: t("state"),
      cell: ({ state, publishAt }) => (
        <span className="inline-flex flex-wrap items-baseline gap-x-2">
          <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          {publishAt && <DateTime value={publishAt} className="text-sm text-muted" />}
        </span>
      ),
    },
    ...(formKey === null
      ? []
      : [
          {
            id: "actions",
            header: t("actions"),
            isUnlabelled: true,
            cell: (row: ListedCategory) => <CopyForm id={row.id} name={nameOf(row)} formKey={formKey} />,
          },
        ]),
  ];
}
