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
  const usualOrder = choosableColumns(columns);
  const ordered = [...chosenIds(parameters)].flatMap(
    (id) => usualOrder.find((column) => column.id === id) ?? [],
  );
  for (const [index, column] of usualOrder.entries()) {
    if (ordered.includes(column)) continue;
    const preceding = usualOrder[index - 1];
    ordered.splice(preceding ? ordered.indexOf(preceding) + 1 : 0, 0, column);
  }
  return ordered;
}

/**
 * Returns the columns that the URL lists, in the URL's order, or all columns if it lists no existing column.
 */
export function shownColumns<C extends AnyColumn>(
  columns: C[],
  state: Pick<TableState, "otherParameters">,
): C[] {
  const storedIds = chosenIds(state.otherParameters);
  const ordered = orderedColumns(columns, state);
  const hasStored = ordered.some(({ id }) => storedIds.has(id));
  const visible = ordered.filter(({ id }) => !hasStored || storedIds.has(id));
  let next = 0;
  // The row's name and its buttons keep their positions; the other columns fill the remaining positions.
  return columns
    .filter((column) => !ordered.includes(column) || visible.includes(column))
    .map((column) => (ordered.includes(column) ? (visible[next++] ?? column) : column));
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
  const otherParameters = parameters.filter(([name]) => name !== "move");
  const id = move.replace(/^-/, "");
  const order = [...chosenIds(otherParameters)];
  return withOrder(otherParameters, moveId(order, id, order.indexOf(id) + (move.startsWith("-") ? -1 : 1)));
}

/** Returns the ids after moving one of them to the position `to`, or the nearest valid position. */
export function moveId(ids: readonly string[], id: string, to: number): string[] {
  const otherIds = ids.filter((other) => other !== id);
  return otherIds.length === ids.length ? otherIds : otherIds.toSpliced(Math.max(to, 0), 0, id);
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
