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

/** The saved views of a list as links, and a form that saves the current one. */
export function SavedViews({
  views: { list, rows, formKey, manage },
  state,
  specification,
}: SavedViewsProps) {
  const t = useTranslation("table");
  const shown = viewQueryOf(state, specification);
  const current = rows?.find(({ query }) => query === shown);
  return (
    <ListMenu
      label={t("savedViews")}
      trigger={
        <>
          <bdi className="max-w-40 truncate max-sm:max-w-20">{current?.name ?? t("savedViewsShort")}</bdi>
          <Chevron className="shrink-0" />
        </>
      }
    >
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
      {!current && shown.length <= maxViewQueryLength && (
        <SaveForm action={manage} hidden={{ list, query: shown, key: formKey }} />
      )}
    </ListMenu>
  );
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
      className="space-y-3 border-t border-line pt-4 first:border-0 first:pt-0"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
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
