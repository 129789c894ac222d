import type { SavedView } from "#contract/saved-views.ts";
import type { Translate } from "~/i18n/translation";
import type { FilterControl, Paging } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";

/** One page of a list as its loader hands it over: what the URL may say, what it says, and the rows. */
export interface ListPage<Row, Meta = Paging> {
  specification: TableSpecification;
  table: TableState;
  rows: Row[];
  paging: Meta;
  /** The current day (UTC), for what is asked for by spans of days. */
  today: string;
  /** What its `named` filters choose from, by filter. */
  names: FilterNames;
  /** What its reader keeps of how to look at it; absent where a list has none. */
  views?: ListViews;
}

/** The saved views of a list. */
export interface ListViews {
  /** The list's path without language. */
  list: string;
  /** Null when they could not be loaded, which does not keep anybody from the list. */
  rows: SavedView[] | null;
  /** Where they are kept, renamed and removed. */
  manage: string;
}

/** A value of a filter and what people call it. */
export interface NamedValue {
  value: string;
  name: string;
}
export type FilterNames = Partial<Record<string, NamedValue[]>>;

/** The label of a filter, or of one of its values, by their names in the contract. */
export type FilterLabel = (filter: string, value?: string) => string;

/**
 * Labels by the usual keys of a namespace: `<filter>` and `<filter>_<value>`. `elsewhere` names texts that
 * hold the values of some filters instead.
 */
export function filterLabels<English>(t: Translate<English>, elsewhere: object = {}): FilterLabel {
  const others = elsewhere as Partial<Record<string, (key: string) => string>>;
  return (filter, value) => {
    const text = (value !== undefined && others[filter]) || (t as (key: string) => string);
    return text(value === undefined ? filter : `${filter}_${value}`);
  };
}

/** The controls of a list's filters, in the contract's order. */
export function filterControls(
  { filters = {}, linked = [], chips = [] }: TableSpecification,
  label: FilterLabel,
  names: FilterNames = {},
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
          options: (names[name] ?? []).map((one) => ({ value: one.value, label: one.name })),
        }),
    }));
}
