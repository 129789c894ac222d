import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { listSavedViews, type SavedView, savedViewList } from "#contract/saved-views/saved-views.ts";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { handleViewAction } from "./handle-action.server";
import { RetrySave } from "./retry-save";
import { ViewList } from "./view-list";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("saved-views");

export async function loader({ context, url }: Route.LoaderArgs) {
  // If the list in the URL is invalid, shows the views of all lists.
  const list = savedViewList.safeParse(url.searchParams.get("list")).data;
  const call = providerClient(context).call(listSavedViews, { query: list ? { list } : {} });
  const views = await loadPart(call.then(({ data: rows }) => rows));
  return data({ views, list, formKey: randomUUID() }, { status: statusOf([views]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return handleViewAction({ context, form: await readForm(request), url });
}

export default function SavedViews({
  loaderData: { views, list, formKey },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslation("saved-views");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} isForm>
      {list && (
        <p>
          <LocalizedLink to={list} className="font-medium text-primary hover:underline">
            {t("back")}
          </LocalizedLink>
        </p>
      )}
      {actionData?.intent === "add" && <RetrySave result={actionData.result} formKey={formKey} />}
      <PartRegion part={views}>
        {(rows) =>
          rows.length === 0 ? (
            <Card>
              <EmptyState illustration="search" title={t("empty")} text={t("emptyText")} />
            </Card>
          ) : (
            <div className="space-y-6">
              {byList(rows).map(([of, ofList]) => (
                <ViewList key={of} list={of} views={ofList} rejection={actionData} />
              ))}
            </div>
          )
        }
      </PartRegion>
    </Screen>
  );
}

function byList(views: SavedView[]): [string, SavedView[]][] {
  const lists = new Set(views.map(({ list }) => list));
  return [...lists].map((list) => [list, views.filter((view) => view.list === list)]);
}
