import { useId } from "react";
import { Form } from "react-router";
import { maxViewNameLength, maxViewQueryLength } from "#contract/saved-views/saved-view-limits.ts";
import type { SavedView } from "#contract/saved-views/saved-views.ts";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "../ui/link";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { Chevron } from "../ui/chevron";
import { Input } from "../ui/input";
import { ListMenu } from "./list-menu";
import type { ListViews } from "./list-page";
import type { TableSpecification, TableState } from "./table-specification";
import { parametersOf, sizesOf } from "./url-state";

interface SavedViewsProps {
  views: ListViews;
  state: TableState;
  specification: TableSpecification;
}

/** A button with the name of the current view, which opens the saved views. */
export function SavedViews(props: SavedViewsProps) {
  const t = useTranslation("table");
  const current = currentView(props);
  return (
    <ListMenu
      label={t("savedViews")}
      trigger={
        <>
          <bdi className="max-w-40 truncate">{current?.name ?? t("savedViewsShort")}</bdi>
          <Chevron className="shrink-0" />
        </>
      }
    >
      <SavedViewList {...props} />
    </ListMenu>
  );
}

/** The saved views of a list as links, and a form that saves the current one. */
export function SavedViewList(props: SavedViewsProps) {
  const { views, state, specification } = props;
  const { list, rows, formKey, manage } = views;
  const t = useTranslation("table");
  const currentQuery = viewQueryOf(state, specification);
  const current = currentView(props);
  return (
    <>
      {rows === null && <p className="text-sm text-muted">{t("savedViewsFailed")}</p>}
      {rows?.length === 0 && <p className="text-sm text-muted">{t("savedViewsEmpty")}</p>}
      {rows !== null && rows.length > 0 && (
        <>
          <ul className="-mx-2 max-h-60 overflow-y-auto">
            {rows.map((view) => (
              <li key={view.id}>
                <ViewLink view={view} isCurrent={view === current} specification={specification} />
              </li>
            ))}
          </ul>
          <Link to={manage} className="inline-flex min-h-8 items-center text-sm font-medium text-primary">
            {t("viewManage")}
          </Link>
        </>
      )}
      {/* Hidden for a view that is already saved. */}
      {!current && currentQuery.length <= maxViewQueryLength && (
        <SaveForm action={manage} hidden={{ list, query: currentQuery, key: formKey }} />
      )}
    </>
  );
}

function currentView({ views: { rows }, state, specification }: SavedViewsProps): SavedView | undefined {
  const currentQuery = viewQueryOf(state, specification);
  return rows?.find(({ query }) => query === currentQuery);
}

interface ViewLinkProps {
  view: SavedView;
  isCurrent: boolean;
  specification: TableSpecification;
}

function ViewLink({ view, isCurrent, specification }: ViewLinkProps) {
  const t = useTranslation("table");
  return (
    <Link
      to={`?${view.query || `size=${sizesOf(specification)[0]}`}`}
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
      className="flex min-h-11 items-center justify-between gap-3 rounded-md px-2 text-sm hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-on-primary-soft"
    >
      <bdi className="min-w-0 truncate">{view.name}</bdi>
      {view.isDefault && <span className="shrink-0 text-xs text-muted">{t("viewIsDefault")}</span>}
    </Link>
  );
}

interface SaveFormProps {
  action: string;
  hidden: Record<"list" | "query" | "key", string>;
}

function SaveForm({ action, hidden }: SaveFormProps) {
  const t = useTranslation("table");
  const id = useId();
  return (
    <Form
      method="post"
      action={action}
      className="grid justify-items-start gap-3 border-t border-line pt-4 first:border-0 first:pt-0"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="w-full">
        <label htmlFor={id} className="mb-1 block text-xs text-muted">
          {t("viewName")}
        </label>
        <Input id={id} name="name" required maxLength={maxViewNameLength} autoComplete="off" />
      </div>
      <Checkbox name="isDefault" label={t("viewOpens")} />
      <Button type="submit" variant="soft" size="sm">
        {t("viewSave")}
      </Button>
    </Form>
  );
}

/** Returns the query string to save for this state: all parameters except the page. */
export function viewQueryOf(state: TableState, specification: TableSpecification): string {
  const { hasDefaultView: _, ...plain } = specification;
  return new URLSearchParams(parametersOf({ ...state, cursors: [] }, plain)).toString();
}
