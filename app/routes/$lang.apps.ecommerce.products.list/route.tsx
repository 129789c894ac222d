import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { getProductSales } from "#contract/shop/admin-product-sales.ts";
import { type AdminProduct, adminProductChoices } from "#contract/shop/admin-shop-products.ts";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id } from "#contract/text/identifiers.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { AdminList } from "~/features/administration/admin-list";
import { BulkRegion } from "~/features/administration/bulk-region";
import { productFormPath } from "~/features/shop-admin/shop-admin-paths";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { Language } from "~/i18n/languages";
import { UndoNotice } from "~/features/administration/undo-notice";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { pictureAddress } from "~/provider-client/picture-address.server";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { useHasPermission } from "~/page/use-viewer";
import type { Route } from "./+types/route";
import { BulkProducts } from "./bulk-products";
import { productColumns } from "./columns";
import { adminProducts } from "./products.server";
import { SalesTiles } from "./sales-tiles";
import { isPossible, chosenSteps } from "./steps";
import { loadBulk, applyProductsStep, applyRowStep } from "./bulk-steps.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("bulk", "product-list", "shop-admin");

async function loadProducts(
  provider: ProviderClient,
  url: URL,
  language: Language,
): Promise<ListPage<AdminProduct>> {
  const [list, choices] = await Promise.all([
    loadList(provider, adminProducts, url),
    provider.call(adminProductChoices),
  ]);
  const { categories } = choices.data;
  const category = categories.map(({ slug, name }) => ({ value: slug, name: name[language] ?? name.en }));
  const rows = list.rows.map((row) => ({ ...row, picture: pictureAddress(row.picture ?? null) }));
  return { ...list, rows, filterOptions: { category } };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, bulk, sales] = await Promise.all([
    loadPart(loadProducts(provider, url, getLocale(context))),
    loadPart(loadBulk(provider, url.searchParams)),
    loadPart(provider.call(getProductSales).then(({ data: found }) => found)),
  ]);
  const requestedIds = url.searchParams.getAll("removed").slice(0, maxSelected);
  const removedIds = requestedIds.filter((one) => id.safeParse(one).success);
  return data({ page, bulk, sales, removedIds, formKey: randomUUID() }, { status: statusOf([page]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const input = { context, url, form: await readForm(request) };
  return input.form.has("bulk") ? applyProductsStep(input) : applyRowStep(input);
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Lists the products of the shop. */
export default function Products({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("shop-admin");
  const listTexts = useTranslation("product-list");
  const { page, bulk, sales, removedIds, formKey } = loaderData;
  const canWrite = useHasPermission("shop.write");
  const add = canWrite && <LocalizedLinkButton to={productFormPath}>{t("addProduct")}</LocalizedLinkButton>;
  return (
    <Screen title={t("productsTitle")} subtitle={t("productsSubtitle")} actions={add}>
      <ShopTabs />
      <PartRegion part={sales}>{(loaded) => <SalesTiles sales={loaded} />}</PartRegion>
      {removedIds.length > 0 && (
        <UndoNotice
          title={listTexts("removed", { count: removedIds.length })}
          label={listTexts("undo")}
          ids={removedIds}
          field="ids"
          step="bulk"
          formKey={formKey}
        />
      )}
      <BulkRegion part={bulk} outcome={actionData?.outcome}>
        {(open) => <BulkProducts {...open} result={actionData?.result} />}
      </BulkRegion>
      <PartRegion part={page}>{(list) => <List list={list} formKey={formKey} />}</PartRegion>
    </Screen>
  );
}

function List({ list, formKey }: { list: ListPage<AdminProduct>; formKey: string }) {
  const t = useTranslation("shop-admin");
  const listTexts = useTranslation("product-list");
  const language = useLanguage();
  const canWrite = useHasPermission("shop.write");
  return (
    <AdminList
      list={list}
      label={t("productsTitle")}
      searchHint={t("searchHintProducts")}
      columns={productColumns(t, language, canWrite ? formKey : null)}
      rowLabel={({ name }) => name.en}
      filterLabel={filterLabels(t)}
      bulk={
        canWrite
          ? {
              form: "chosen-products",
              steps: chosenSteps,
              isPossible,
              label: (step) => listTexts(`step_${step}`),
            }
          : undefined
      }
      empty={
        <EmptyState illustration="search" title={t("noProductsTitle")} text={t("noProductsText")}>
          {canWrite && <LocalizedLinkButton to={productFormPath}>{t("addProduct")}</LocalizedLinkButton>}
        </EmptyState>
      }
    />
  );
}
