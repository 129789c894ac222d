import { useId } from "react";
import { data } from "react-router";
import { listShopCategories, listShopProducts, type ShopProduct } from "#contract/shop/shop.ts";
import { productSorts } from "#contract/shop/shop-limits.ts";
import { EmptyRows } from "~/components/data-table/empty-rows";
import { FilterChips } from "~/components/data-table/filter-chips";
import { filterControls, filterLabels, type ListPage } from "~/components/data-table/list-page";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { Pager } from "~/components/data-table/pager";
import { Toolbar } from "~/components/data-table/toolbar";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { countOf, readBasket } from "~/features/shop/basket.server";
import { BasketLink } from "~/features/shop/basket-link";
import { ordersPath } from "~/features/shop/paths";
import { ProductTile } from "~/features/shop/product-tile";
import { withShopLogo } from "~/features/shop/shop-logo.server";
import { useTranslation } from "~/i18n/use-translation";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { pictureAddress } from "~/provider-client/picture-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { useViewer } from "~/page/use-viewer";
import type { Route } from "./+types/route";
import { CategoryPictures } from "./category-pictures";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("shop");

/** The list of the shop's products. The screen adds the names of the categories for the filter. */
const products = listScreen(listShopProducts, {
  optionCalls: { category: null },
  sizes: [24, 48, 96],
});

async function loadProducts(provider: ProviderClient, url: URL) {
  const [list, categories] = await Promise.all([
    loadList(provider, products, url.searchParams),
    provider.call(listShopCategories),
  ]);
  const category = categories.data.map(({ slug, name }) => ({ value: slug, name: name.text }));
  // Only categories with a picture are also shown as pictures; the filter contains all categories.
  const pictures = categories.data.flatMap(({ slug, name: { text }, picture }) => {
    const src = pictureAddress(picture);
    return src ? [{ slug, name: text, src }] : [];
  });
  return { ...list, rows: list.rows.map(withShopLogo), filterOptions: { category }, pictures };
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = await loadPart(loadProducts(providerClient(context), url));
  return data({ page, count: countOf(await readBasket(request)) }, { status: statusOf([page]) });
}

/** The rewards shop. */
export default function Rewards({ loaderData: { page, count } }: Route.ComponentProps) {
  const t = useTranslation("shop");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={<Actions count={count} />}>
      <PublicPageTags path="/rewards" title={t("title")} description={t("subtitle")} />
      <PartRegion part={page}>
        {(list) => (
          <>
            <CategoryPictures pictures={list.pictures} />
            <Shelf page={list} />
          </>
        )}
      </PartRegion>
    </Screen>
  );
}

function Actions({ count }: { count: number }) {
  const t = useTranslation("shop");
  const viewer = useViewer();
  return (
    <>
      {viewer.state === "signed-in" && (
        <LocalizedLinkButton to={ordersPath} variant="outline">
          {t("orders")}
        </LocalizedLinkButton>
      )}
      <BasketLink count={count} />
    </>
  );
}

const orderNames = { name: "sortName", "-saving": "sortSaving", newest: "sortNewest" } as const;

function Shelf({ page }: { page: ListPage<ShopProduct> }) {
  const t = useTranslation("shop");
  const countId = useId();
  const { specification, table, rows, paging, filterOptions } = page;
  const filters = filterControls(specification, filterLabels(t), filterOptions);
  const sorting = {
    label: t("sort"),
    options: productSorts.map((value) => ({ value, label: t(orderNames[value]) })),
  };
  const list = { state: table, specification };
  return (
    <div className="card-surface min-w-0">
      <Toolbar searchHint={t("searchHint")} filters={filters} sorting={sorting} {...list} />
      <FilterChips filters={filters} {...list} />
      {rows.length > 0 ? (
        <ul
          aria-label={t("products")}
          className="grid grid-cols-2 gap-3 px-4 pt-2 pb-5 xs:gap-4 sm:px-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5"
        >
          {rows.map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </ul>
      ) : (
        <EmptyRows
          {...list}
          empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
        />
      )}
      <Pager id={countId} paging={paging} rows={rows.length} {...list} />
    </div>
  );
}
