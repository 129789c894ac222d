import { data, Form, useLocation } from "react-router";
import { type AdminProduct, adminProductChoices, stepProduct } from "#contract/admin-shop-products.ts";
import { id } from "#contract/identifiers.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { AlertButton } from "~/components/form/alert-button";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { AdminList } from "~/features/administration/admin-list";
import { productFormPath } from "~/features/shop-admin/shop-admin-paths";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { Language } from "~/i18n/languages";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { pictureAddress } from "~/provider-client/picture-address.server";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { productColumns } from "./columns";
import { adminProducts } from "./products.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("shop-admin");

async function load(provider: ProviderClient, url: URL, language: Language): Promise<ListPage<AdminProduct>> {
  const [list, choices] = await Promise.all([
    loadList(provider, adminProducts, url),
    provider.call(adminProductChoices),
  ]);
  const { categories } = choices.data;
  const category = categories.map(({ slug, name }) => ({ value: slug, name: name[language] ?? name.en }));
  const rows = list.rows.map((row) => ({ ...row, picture: pictureAddress(row.picture ?? null) }));
  return { ...list, rows, names: { category } };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadPart(load(providerClient(context), url, getLocale(context)));
  const removed = id.safeParse(url.searchParams.get("removed")).data ?? null;
  return data({ page, removed }, { status: statusOf([page]) });
}

/** Takes a removal back. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const product = id.safeParse(form.get("product"));
  if (form.get("intent") !== "restore" || !product.success) throw new Response(null, { status: 400 });
  const params = { id: product.data, step: "restore" } as const;
  await providerClient(context).call(stepProduct, { params });
  const title = getTranslation(context, "shop-admin")("restored");
  url.searchParams.delete("removed");
  return redirectWithToast(url.pathname + url.search, { tone: "success", title });
}

/** What the shop sells. */
export default function Products({ loaderData: { page, removed } }: Route.ComponentProps) {
  const t = useTranslation("shop-admin");
  const add = <LocalizedLinkButton to={productFormPath}>{t("addProduct")}</LocalizedLinkButton>;
  return (
    <Screen title={t("productsTitle")} subtitle={t("productsSubtitle")} actions={add}>
      <ShopTabs />
      {removed && <Removed id={removed} />}
      <PartRegion part={page}>{(list) => <List list={list} />}</PartRegion>
    </Screen>
  );
}

function Removed({ id: product }: { id: string }) {
  const t = useTranslation("shop-admin");
  const { search } = useLocation();
  return (
    <Form method="post" action={search}>
      <input type="hidden" name="product" value={product} />
      <AlertButton tone="success" title={t("removed")} intent="restore" label={t("undo")} />
    </Form>
  );
}

function List({ list }: { list: ListPage<AdminProduct> }) {
  const t = useTranslation("shop-admin");
  const language = useLanguage();
  return (
    <AdminList
      list={list}
      label={t("productsTitle")}
      columns={productColumns(t, language)}
      rowLabel={({ name }) => name.en}
      filterLabel={filterLabels(t)}
      empty={<EmptyState picture="search" title={t("noProductsTitle")} text={t("noProductsText")} />}
    />
  );
}
