import type { FilterKind, TableSpecification, TableState } from "./table-specification";
import { withMove } from "./table-view";

const defaultSizes = [20, 50, 100] as const;
/** Maximum number of visited pages kept in a URL. */
export const maxTrailLength = 20;
const maxQueryLength = 100;
const maxCursorLength = 256;

/** Reads the list's state from the URL. Invalid and unknown values become their defaults. Never throws. */
export function readTableState(parameters: URLSearchParams, specification: TableSpecification): TableState {
  const filters: Record<string, string> = {};
  for (const [name, kind] of Object.entries(specification.filters ?? {})) {
    const value = parameters.get(`f.${name}`)?.trim();
    if (value && accepts(kind, value)) filters[name] = value;
  }
  const sizes = sizesOf(specification);
  const size = Number(parameters.get("size"));
  return {
    q: specification.search ? (parameters.get("q") ?? "").trim().slice(0, maxQueryLength) : "",
    size: sizes.includes(size) ? size : (sizes[0] ?? defaultSizes[0]),
    sort: readSort(parameters.get("sort"), specification.sorts ?? []),
    filters,
    cursors: parameters
      .getAll("cursor")
      .filter((cursor) => cursor !== "" && cursor.length <= maxCursorLength)
      .slice(-maxTrailLength),
    otherParameters: withMove(
      (specification.keep ?? []).flatMap((name) =>
        parameters.getAll(name).map((value): [string, string] => [name, value]),
      ),
    ),
  };
}

/** Returns the allowed rows per page; the first is the default. */
export function sizesOf({ sizes = defaultSizes }: TableSpecification): readonly number[] {
  return sizes;
}

/**
 * Returns the state as the provider's query: cursor, limit, the filters by name, and `q` and `sort` if they
 * are set.
 */
export function tableQuery(state: TableState): Record<string, string | number> {
  const cursor = state.cursors.at(-1);
  return {
    limit: state.size,
    ...(cursor && { cursor }),
    ...(state.q && { q: state.q }),
    ...(state.sort && { sort: sortText(state) }),
    ...state.filters,
  };
}

/** Returns only the filters as the provider's query, for calls that concern all pages. */
export function filterQuery(state: TableState): Record<string, string | number> {
  const { limit: _, cursor: __, ...filters } = tableQuery(state);
  return filters;
}

/**
 * Returns the query string of a link that changes the list, such as `?f.state=paid`. Every change other than
 * a change of page returns to the first page. For the default state it is `?`, which clears the query.
 */
export function tableHref(
  state: TableState,
  change: Partial<TableState>,
  specification: TableSpecification,
): string {
  const isPageChange = Object.keys(change).every((key) => key === "cursors");
  const next = { ...state, cursors: isPageChange ? state.cursors : [], ...change };
  return `?${new URLSearchParams(parametersOf(next, specification)).toString()}`;
}

/** Returns a state's URL parameters as name-value pairs, for the hidden inputs of a GET form. */
export function parametersOf(state: TableState, specification: TableSpecification): [string, string][] {
  const pairs: [string, string][] = [...state.otherParameters];
  if (state.q) pairs.push(["q", state.q]);
  for (const [name, value] of Object.entries(state.filters)) pairs.push([`f.${name}`, value]);
  const sort = sortText(state);
  if (sort) pairs.push(["sort", sort]);
  if (state.size !== sizesOf(specification)[0] || specification.hasDefaultView)
    pairs.push(["size", String(state.size)]);
  for (const cursor of state.cursors.slice(-maxTrailLength)) pairs.push(["cursor", cursor]);
  return pairs;
}

/** Returns the sorting as written in the URL, such as `-date`; undefined for the list's default. */
export function sortText({ sort }: Pick<TableState, "sort">): string | undefined {
  return sort ? (sort.descending ? "-" : "") + sort.by : undefined;
}

/** Returns the order of a list that is only sorted by time, in the provider's format. */
export function orderByTime(
  { sort }: Pick<TableState, "sort">,
  own: "newest" | "oldest",
): "newest" | "oldest" {
  if (!sort) return own;
  return sort.descending ? "newest" : "oldest";
}

function accepts(filter: FilterKind, value: string): boolean {
  switch (filter.kind) {
    case "choice":
      return filter.values.includes(value);
    case "date":
      return (
        /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value
      );
    case "named":
      return value.length <= filter.maxLength;
  }
}

function readSort(text: string | null, sorts: readonly string[]): TableState["sort"] {
  const by = text?.replace(/^-/, "");
  return text && by && sorts.includes(by) ? { by, descending: text.startsWith("-") } : null;
}
