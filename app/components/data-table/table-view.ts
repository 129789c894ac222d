import type { Column } from "./columns";
import type { TableState } from "./table-specification";

/**
 * Parameters of a list's appearance: `density=compact`, and one `cols=` per chosen column, in order. Submit
 * buttons add `move=` to change the order, which `withMove` applies.
 */
export const viewParameters = ["density", "cols", "move"] as const;

type AnyColumn = Pick<Column<never>, "id" | "primary" | "isUnlabelled">;
type Pairs = TableState["otherParameters"];

export function isCompact({ otherParameters: parameters }: Pick<TableState, "otherParameters">): boolean {
  return parameters.some(([name, value]) => name === "density" && value === "compact");
}

/** Returns the columns that can be hidden and moved: all except the row's name and its buttons. */
export function choosableColumns<C extends AnyColumn>(columns: C[]): C[] {
  return columns.filter(({ primary, isUnlabelled }) => !primary && !isUnlabelled);
}

/**
 * Returns the choosable columns in the order given by the URL. Columns missing from the URL follow the column
 * that usually precedes them.
 */
export function orderedColumns<C extends AnyColumn>(
  columns: C[],
  { otherParameters: parameters }: Pick<TableState, "otherParameters">,
): C[] {
  const natural = choosableColumns(columns);
  const ordered = [...chosenIds(parameters)].flatMap(
    (id) => natural.find((column) => column.id === id) ?? [],
  );
  for (const [at, column] of natural.entries()) {
    if (ordered.includes(column)) continue;
    const before = natural[at - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return ordered;
}

/**
 * Returns the columns chosen in the URL, in its order. Returns all columns if the URL contains none that
 * exist.
 */
export function shownColumns<C extends AnyColumn>(
  columns: C[],
  state: Pick<TableState, "otherParameters">,
): C[] {
  const stored = chosenIds(state.otherParameters);
  const ordered = orderedColumns(columns, state);
  const isAny = ordered.some(({ id }) => stored.has(id));
  const chosen = ordered.filter(({ id }) => !isAny || stored.has(id));
  let next = 0;
  // Name and buttons keep their positions; the other columns are put in the remaining ones.
  return columns
    .filter((column) => !ordered.includes(column) || chosen.includes(column))
    .map((column) => (ordered.includes(column) ? (chosen[next++] ?? column) : column));
}

/**
 * Returns the value of a button that moves a column: its id, with a leading `-` to move it one position
 * earlier.
 */
export function moveValue(id: string, step: 1 | -1): string {
  return (step < 0 ? "-" : "") + id;
}

/** Returns a view's parameters after applying `move` to the columns. */
export function withMove(parameters: Pairs): Pairs {
  const move = parameters.find(([name]) => name === "move")?.[1];
  if (move === undefined) return parameters;
  const rest = parameters.filter(([name]) => name !== "move");
  const id = move.replace(/^-/, "");
  const order = [...chosenIds(rest)];
  return withOrder(rest, moveId(order, id, order.indexOf(id) + (move.startsWith("-") ? -1 : 1)));
}

/** Returns the ids with one of them at another position, limited to the valid range. */
export function moveId(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.length === ids.length ? others : others.toSpliced(Math.max(to, 0), 0, id);
}

/** Returns a view's parameters with its columns in another order. */
export function withOrder(parameters: Pairs, order: readonly string[]): Pairs {
  return [
    ...parameters.filter(([name]) => name !== "cols"),
    ...order.map((id): [string, string] => ["cols", id]),
  ];
}

function chosenIds(parameters: Pairs): Set<string> {
  return new Set(parameters.filter(([name]) => name === "cols").map(([, value]) => value));
}
