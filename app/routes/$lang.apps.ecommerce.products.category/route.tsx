import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { type ListedCategory, adminListCategories } from "#contract/admin-shop-categories.ts";
import { PlainTable } from "~/components/data-table/plain-table";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { categoriesPath } from "~/features/shop-admin/shop-admin-paths";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { pictureAddress } from "~/provider-client/picture-address.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import { May } from "~/shell/may";
import type { Route } from "./+types/route";
import { CategoryForm } from "./category-form";
import { categoryColumns } from "./columns";
import { RemovalForm } from "./removal-form";
import { takeStep } from "./take-step.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("shop-categories", "shop-admin");

export async function loader({ context, url }: Route.LoaderArgs) {
  const categories = await loadPart(
    providerClient(context)
      .call(adminListCategories)
      .then(({ data: rows }) => rows.map((row) => ({ ...row, picture: pictureAddress(row.picture) }))),
  );
  const view = url.searchParams.get("view");
  const opened =
    categories.state === "loaded" ? (categories.data.find(({ id }) => id === view) ?? null) : null;
  if (view && categories.state === "loaded" && !opened) throw new Response(null, { status: 404 });
  const isAdding = url.searchParams.get("add") !== null;
  return data({ categories, opened, isAdding, formKey: randomUUID() }, { status: statusOf([categories]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return takeStep({ context, url, form: await readForm(request) });
}

/** What products are sorted into. */
export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("shop-categories");
  const language = useLanguage();
  const { categories, opened, isAdding, formKey } = loaderData;
  const add = (
    <May permission="shop.write">
      <LocalizedLinkButton to={`${categoriesPath}?add=1`}>{t("add")}</LocalizedLinkButton>
    </May>
  );
  const resultOf = (form: "category" | "removal") =>
    actionData?.form === form ? actionData.result : undefined;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={add}>
      <ShopTabs />
      <PartRegion part={categories}>
        {(rows) => (
          <>
            {(opened !== null || isAdding) && (
              <DetailSheet
                key={`${opened?.id} ${opened?.version}`}
                title={opened ? <bdi>{opened.name[language] ?? opened.name.en}</bdi> : t("add")}
              >
                <CategoryForm
                  category={opened}
                  others={rows.filter(({ id, parent }) => id !== opened?.id && parent === null)}
                  formKey={formKey}
                  result={resultOf("category")}
                />
                {opened && (
                  <RemovalForm
                    category={opened}
                    others={rows.filter(({ id }) => id !== opened.id)}
                    result={resultOf("removal")}
                  />
                )}
              </DetailSheet>
            )}
            <List rows={rows} />
          </>
        )}
      </PartRegion>
    </Screen>
  );
}

function List({ rows }: { rows: ListedCategory[] }) {
  const t = useTranslation("shop-categories");
  const columns = categoryColumns(t, useLanguage(), rows);
  return (
    <Card padded={false}>
      {rows.length > 0 ? (
        <PlainTable label={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} />
      ) : (
        <EmptyState picture="search" title={t("emptyTitle")} text={t("emptyText")} />
      )}
    </Card>
  );
}
