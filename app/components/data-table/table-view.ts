import type { Column } from "./columns";
import type { TableState } from "./table-specification";

/**
 * How a list is shown, in its address: `density=compact`, and `cols=` once for each column that is chosen, in their
 * order. A button of the form that chooses them adds `move=`, which `withMove` carries out.
 */
export const viewParameters = ["density", "cols", "move"] as const;

type AnyColumn = Pick<Column<never>, "id" | "primary" | "quiet">;
type Pairs = TableState["kept"];

export function isCompact({ kept }: Pick<TableState, "kept">): boolean {
  return kept.some(([name, value]) => name === "density" && value === "compact");
}

/** The columns that can be left out and moved: a row keeps its name and its buttons. */
export function choosableColumns<C extends AnyColumn>(columns: C[]): C[] {
  return columns.filter(({ primary, quiet }) => !primary && !quiet);
}

/** The same in the order the address asks for; what it leaves out follows what it follows by nature. */
export function orderedColumns<C extends AnyColumn>(columns: C[], { kept }: Pick<TableState, "kept">): C[] {
  const natural = choosableColumns(columns);
  const ordered = [...chosenIds(kept)].flatMap((id) => natural.find((column) => column.id === id) ?? []);
  for (const [at, column] of natural.entries()) {
    if (ordered.includes(column)) continue;
    const before = natural[at - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return ordered;
}

/** The columns the address chooses, in its order; all where it names none that is known. */
export function shownColumns<C extends AnyColumn>(columns: C[], state: Pick<TableState, "kept">): C[] {
  const asked = chosenIds(state.kept);
  const ordered = orderedColumns(columns, state);
  const isAny = ordered.some(({ id }) => asked.has(id));
  const chosen = ordered.filter(({ id }) => !isAny || asked.has(id));
  let next = 0;
  // Name and buttons stay where they are, the others share the places between them.
  return columns
    .filter((column) => !ordered.includes(column) || chosen.includes(column))
    .map((column) => (ordered.includes(column) ? (chosen[next++] ?? column) : column));
}

/** What a button to move a column sends: its id, `-` before it for a place earlier. */
export function moveValue(id: string, step: 1 | -1): string {
  return (step < 0 ? "-" : "") + id;
}

/** The parameters of a view with the move they ask for carried out among the columns they name. */
export function withMove(kept: Pairs): Pairs {
  const move = kept.find(([name]) => name === "move")?.[1];
  if (move === undefined) return kept;
  const rest = kept.filter(([name]) => name !== "move");
  const id = move.replace(/^-/, "");
  const order = [...chosenIds(rest)];
  return withOrder(rest, moved(order, id, order.indexOf(id) + (move.startsWith("-") ? -1 : 1)));
}

/** The ids of columns with one of them at another place, which is kept among them. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.length === ids.length ? others : others.toSpliced(Math.max(to, 0), 0, id);
}

/** The parameters of a view with its columns in another order. */
export function withOrder(kept: Pairs, order: readonly string[]): Pairs {
  return [...kept.filter(([name]) => name !== "cols"), ...order.map((id): [string, string] => ["cols", id])];
}

function chosenIds(kept: Pairs): Set<string> {
  return new Set(kept.filter(([name]) => name === "cols").map(([, value]) => value));
}
