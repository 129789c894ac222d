import type { SavedView } from "#contract/saved-views/saved-views.ts";
import type { Translate } from "~/i18n/translation";
import type { FilterControl, Paging } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";

/** One page of a list as its loader returns it: specification, state, and rows. */
export interface ListPage<Row, Meta = Paging> {
  specification: TableSpecification;
  table: TableState;
  rows: Row[];
  paging: Meta;
  /** The current day in the page's time zone, for choosing periods. */
  today: string;
  /** The options that have display names, by the filter's name. */
  filterOptions: FilterOptions;
  /** The user's saved views; absent for lists without them. */
  views?: ListViews;
}

/** The saved views of a list. */
export interface ListViews {
  /** The list's path without language. */
  list: string;
  /** Null if the views couldn't be loaded. The list is still shown. */
  rows: SavedView[] | null;
  /** The idempotency key of the form that saves a view. */
  formKey: string;
  /** The URL at which views are saved, renamed and removed. */
  manage: string;
}

/** A filter's value and its display name. */
export interface NamedValue {
  value: string;
  name: string;
}
export type FilterOptions = Partial<Record<string, NamedValue[]>>;

/** Returns the label of a filter or of one of its values. The arguments are their names in the contract. */
export type FilterLabel = (filter: string, value?: string) => string;

/**
 * Returns a function that finds labels in a namespace by the keys `<filter>` and `<filter>_<value>`. If the
 * labels of a filter's values are in another namespace, `elsewhere` contains its translation function under the
 * filter's name.
 */
export function filterLabels<English>(t: Translate<English>, elsewhere: object = {}): FilterLabel {
  const otherTranslations = elsewhere as Partial<Record<string, (key: string) => string>>;
  return (filter, value) => {
    const text = (value !== undefined && otherTranslations[filter]) || (t as (key: string) => string);
    return text(value === undefined ? filter : `${filter}_${value}`);
  };
}

/** Returns the controls of a list's filters, in the contract's order. */
export function filterControls(
  { filters = {}, linked = [], chips = [] }: TableSpecification,
  label: FilterLabel,
  filterOptions: FilterOptions = {},
): FilterControl[] {
  return Object.entries(filters)
    .filter(([name]) => !linked.includes(name))
    .map(([name, kind]) => ({
      name,
      label: label(name),
      ...(chips.includes(name) && { inWords: (value: string) => label(name, value) }),
      ...(kind.kind === "choice" && {
        options: kind.values.map((value) => ({ value, label: label(name, value) })),
      }),
      ...(kind.kind === "named" &&
        !chips.includes(name) && {
          options: (filterOptions[name] ?? []).map((one) => ({ value: one.value, label: one.name })),
        }),
    }));
}
