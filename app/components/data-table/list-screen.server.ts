import { z } from "zod";
import type { NamesCall } from "#contract/roles/admin-names.ts";
import type { CallData, CallInput, CallMeta } from "#contract/calls/call.ts";
import type { Export } from "#contract/calls/export.ts";
import { boundedDay } from "#contract/text/identifiers.ts";
import type { List } from "#contract/calls/list.ts";
import { dayIn } from "#shared/time-zone.ts";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import type { FilterOptions, ListPage, NamedValue } from "./list-page";
import { loadPage } from "./load-page.server";
import { loadViews } from "./saved-views.server";
import type { FilterKind, TableSpecification, TableState } from "./table-specification";
import { viewParameters } from "./table-view";
import { filterQuery, orderByTime, readTableState, sortText, tableQuery } from "./url-state";

type FilterName<L extends List> = keyof L["filters"]["shape"] & string;
type Query = Record<string, unknown>;

interface ListOptions<L extends List> {
  /** The list as a CSV file. `path` is a path without language; by default it is the screen's path. */
  file?: { call: Export; name: string; path?: string };
  /** The column whose header reverses the order of a list that is sorted by time. */
  timeColumn?: string;
  /** The default order if it differs from the contract's. */
  order?: "newest" | "oldest";
  /** Filters of the contract that this screen leaves out. */
  without?: readonly FilterName<L>[];
  /** Filters without a control, set only by links. */
  linked?: readonly FilterName<L>[];
  /** Filters without a control, set only by links and shown as removable chips. */
  chips?: readonly FilterName<L>[];
  /** Options of a filter if they differ from the contract's. */
  choices?: Partial<Record<FilterName<L>, readonly string[]>>;
  /** Calls that load the options of filters without an enum; null if the screen provides them itself. */
  optionCalls?: Partial<Record<FilterName<L>, NamesCall | null>>;
  /** Maps a filter's value to query values if they differ. */
  meanings?: Partial<Record<FilterName<L>, Record<string, readonly string[]>>>;
  /** Added to every query; overridden by a filter of the same name. */
  always?: Query;
  sizes?: readonly number[];
  /** Other parameters that the table's links and forms keep. */
  keep?: readonly string[];
}

/** A list as a screen shows it. */
export interface ListScreen<L extends List> {
  call: L;
  file: ListOptions<L>["file"];
  specification: TableSpecification;
  optionCalls: Record<string, NamesCall | null>;
  /** Reads the list's state from the URL. Invalid and unknown values count as not set. */
  read: (parameters: URLSearchParams) => TableState;
  /** Returns a state's filters and order as the provider expects them, without the page. */
  query: (state: TableState) => Query;
}

/**
 * Derives the parameters of a list screen's URL from the contract's filters: an enum becomes a choice, a day
 * becomes a date, and other filters become a choice among the display names loaded by `names`. `q` is the
 * search, `sort` or `order` the sorting, and `ids` is for bulk actions.
 */
export function listScreen<L extends List>(call: L, options: ListOptions<L> = {}): ListScreen<L> {
  const shape = call.filters.shape as Record<string, z.ZodType>;
  const { choices = {}, without = [], chips = [], meanings = {}, timeColumn } = options;
  const optionCalls = (options.optionCalls ?? {}) as Record<string, NamesCall | null>;
  const sorts = shape.sort ? enumOf(shape.sort) : [];
  const filters: Record<string, FilterKind> = {};
  for (const [name, schema] of Object.entries(shape)) {
    if (["q", "sort", "order", "ids", ...without].includes(name)) continue;
    const values = (choices as Record<string, readonly string[]>)[name];
    const isNamed = name in optionCalls || (chips as readonly string[]).includes(name);
    filters[name] = values ? { kind: "choice", values } : kindOf(schema, isNamed);
  }
  const specification: TableSpecification = {
    search: "q" in shape,
    filters,
    sorts: timeColumn ? [timeColumn] : [...new Set(sorts.map((sort) => sort.replace(/^-/, "")))],
    ...(options.sizes && { sizes: options.sizes }),
    ...(options.linked && { linked: options.linked }),
    ...(options.chips && { chips: options.chips }),
    keep: [...(options.keep ?? []), ...viewParameters],
    ...(options.file?.path && { csvPath: options.file.path }),
  };

  function isValid([name, value]: [string, string]): boolean {
    return name in choices || shape[name]?.safeParse(value).success === true;
  }
  function queryEntryOf([name, value]: [string, string]): [string, unknown] {
    const mappedValues = (meanings as Record<string, Record<string, readonly string[]>>)[name]?.[value];
    return [name, mappedValues ?? value];
  }

  return {
    call,
    file: options.file,
    specification,
    optionCalls,
    read(parameters) {
      const state = readTableState(parameters, specification);
      const filters = Object.fromEntries(Object.entries(state.filters).filter(isValid));
      return { ...state, filters, sort: timeColumn ? state.sort : supportedSort(state, sorts) };
    },
    query(state) {
      const { sort: _, ...rest } = filterQuery({ ...state, filters: {} });
      return {
        ...options.always,
        ...rest,
        ...Object.fromEntries(Object.entries(state.filters).map(queryEntryOf)),
        ...(sorts.length > 0 && state.sort && { sort: sortText(state) }),
        ...(timeColumn && { order: orderByTime(state, options.order ?? defaultOrder(shape.order)) }),
      };
    },
  };
}

/**
 * Loads the page of a list that the URL describes. `fixed` is part of every query. With a full URL instead of
 * its parameters, it also loads the saved views, and redirects a URL without parameters to the default view.
 * @throws ProviderError
 * @throws Response the redirect to the default view
 */
export async function loadList<L extends List>(
  provider: ProviderClient,
  list: ListScreen<L>,
  address: URL | URLSearchParams,
  fixed: Query = {},
): Promise<ListPage<CallData<L>[number], CallMeta<L>>> {
  const parameters = address instanceof URL ? address.searchParams : address;
  const [{ table, page }, filterOptions, views] = await Promise.all([
    loadPage(list.read(parameters), (state) => {
      const { limit, cursor } = tableQuery(state);
      const query = { ...list.query(state), limit, cursor, ...fixed };
      return provider.call(list.call, { query } as CallInput<L>);
    }),
    loadFilterOptions(provider, list.optionCalls),
    address instanceof URL ? loadViews(provider, address) : undefined,
  ]);
  const hasDefaultView = views?.rows?.some(({ isDefault }) => isDefault) === true;
  return {
    specification: { ...list.specification, ...(hasDefaultView && { hasDefaultView }) },
    table,
    rows: page.data as CallData<L>[number][],
    paging: page.meta as CallMeta<L>,
    today: dayIn(new Date(), provider.timeZone),
    filterOptions,
    ...(views && { views }),
  };
}

async function loadFilterOptions(
  provider: ProviderClient,
  optionCalls: ListScreen<List>["optionCalls"],
): Promise<FilterOptions> {
  const loading = Object.entries(optionCalls).map(async ([filter, call]): Promise<[string, NamedValue[]]> => {
    return [filter, call ? (await provider.call(call)).data : []];
  });
  return Object.fromEntries(await Promise.all(loading));
}

function kindOf(schema: z.ZodType, isNamed: boolean): FilterKind {
  const inner = unwrapSchema(schema);
  if (inner === boundedDay) return { kind: "date" };
  if (inner instanceof z.ZodEnum) return { kind: "choice", values: inner.options.map(String) };
  if (!isNamed)
    throw new Error("A filter that is no enum needs `choices`, `names` or `chips`: its values are unknown.");
  return { kind: "named", maxLength: (inner instanceof z.ZodString && inner.maxLength) || 120 };
}

function enumOf(schema: z.ZodType): readonly string[] {
  const inner = unwrapSchema(schema);
  return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
}

/**
 * Removes `default` and `optional` from a schema. For a union of a single value and a list, returns the
 * schema of the single value.
 */
function unwrapSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrapSchema(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion) return unwrapSchema(schema.options[0] as z.ZodType);
  return schema;
}

function defaultOrder(schema: z.ZodType | undefined): "newest" | "oldest" {
  return schema?.safeParse(undefined).data === "oldest" ? "oldest" : "newest";
}

/** Reverses the sort direction if the list doesn't support it. */
function supportedSort(state: TableState, sorts: readonly string[]): TableState["sort"] {
  const sort = sortText(state);
  if (!state.sort || !sort || sorts.includes(sort)) return state.sort;
  return { ...state.sort, descending: !state.sort.descending };
}
