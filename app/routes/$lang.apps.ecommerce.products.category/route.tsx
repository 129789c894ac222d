import { randomUUID } from "node:crypto";
import { Download } from "lucide-react";
import { data, useLocation } from "react-router";
import type { ListedCategory } from "#contract/shop/admin-shop-categories.ts";
import { DataTable } from "~/components/data-table/data-table";
import type { TableState } from "~/components/data-table/table-specification";
import { readTableState } from "~/components/data-table/url-state";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { recordSearch } from "~/features/administration/record-search";
import { overviewQuery, periodSearch, readChoice } from "~/features/administration/period/period-choice";
import { PeriodPicker } from "~/features/administration/period/period-picker";
import { categoriesPath } from "~/features/shop-admin/shop-admin-paths";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { csvPath } from "~/navigation/csv-path";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { useHasPermission } from "~/page/use-viewer";
import type { Route } from "./+types/route";
import { CategoryForm } from "./category-form";
import { categoryColumns } from "./columns";
import { RemovalForm } from "./removal-form";
import { loadCategories } from "./load-categories.server";
import { handleAction } from "./handle-action.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export const handle = shellScreen("shop-categories", "shop-admin", "overview");

/** All categories are on one page. A search keeps the selected period. */
const categoryTable = { search: true, sizes: [200], keep: ["period", "from", "to"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = readChoice(url.searchParams);
  const table = readTableState(url.searchParams, categoryTable);
  const categories = await loadPart(loadCategories(providerClient(context), overviewQuery(choice), table.q));
  const view = url.searchParams.get("view");
  const opened =
    categories.state === "loaded" ? (categories.data.rows.find(({ id }) => id === view) ?? null) : null;
  if (view && categories.state === "loaded" && !opened) throw new Response(null, { status: 404 });
  const isAdding = url.searchParams.get("add") !== null;
  const isTyped = Object.keys(choice.issues).length === 0;
  return data(
    { choice, table, categories, opened, isAdding, formKey: randomUUID() },
    { status: isTyped ? statusOf([categories]) : 400 },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return handleAction({ context, url, form: await readForm(request) });
}

/** Lists the categories of products. */
export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("shop-categories");
  const language = useLanguage();
  const kit = useTranslation("table");
  const { choice, table, categories, opened, isAdding, formKey } = loaderData;
  const searchParameters: [string, string][] = table.q ? [["q", table.q]] : [];
  const { search } = useLocation();
  const canWrite = useHasPermission("shop.write");
  const actions = (
    <>
      <LocalizedLinkButton
        to={csvPath(categoriesPath) + periodSearch(choice, {}, searchParameters)}
        reloadDocument
        variant="outline"
      >
        <Download aria-hidden className="size-4" />
        {kit("downloadCsv")}
      </LocalizedLinkButton>
      {canWrite && (
        <LocalizedLinkButton to={categoriesPath + recordSearch(search, { add: "1" })}>
          {t("add")}
        </LocalizedLinkButton>
      )}
    </>
  );
  const resultOf = (form: "category" | "removal") =>
    actionData?.form === form ? actionData.result : undefined;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={actions}>
      <ShopTabs />
      <PeriodPicker
        choice={choice}
        shown={categories.state === "loaded" ? categories.data.period : null}
        canCompare={false}
        otherParameters={searchParameters}
      />
      <PartRegion part={categories}>
        {({ rows, matchIds }) => (
          <>
            {(opened !== null || (isAdding && canWrite)) && (
              <DetailSheet
                isWide
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
            <List rows={rows} matchIds={matchIds} table={table} formKey={formKey} />
          </>
        )}
      </PartRegion>
    </Screen>
  );
}

interface ListProps {
  rows: ListedCategory[];
  /** The ids of the categories that match the search; `null` without a search. */
  matchIds: string[] | null;
  table: TableState;
  formKey: string;
}

function List({ rows, matchIds, table, formKey }: ListProps) {
  const t = useTranslation("shop-categories");
  const language = useLanguage();
  const { search } = useLocation();
  const canWrite = useHasPermission("shop.write");
  const columns = categoryColumns({ t, language, rows, search, formKey: canWrite ? formKey : null });
  const shownRows = matchIds ? rows.filter(({ id }) => matchIds.includes(id)) : rows;
  return (
    <DataTable
      searchHint={t("searchHint")}
      label={t("title")}
      columns={columns}
      rows={shownRows}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name[language] ?? name.en}
      specification={categoryTable}
      state={table}
      paging={{ nextCursor: null, total: shownRows.length, totalIsExact: true }}
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
