import type { Column, Table } from "@tanstack/react-table";
import { moveId } from "~/components/data-table/table-view";
import type { Person } from "./people-table";
import type { PersonField } from "./people-csv";

const fixed = "select";

/** Returns the movable columns in their current order, pinned ones first. */
export function movableColumns(table: Table<Person>): Column<Person>[] {
  return [...table.getLeftLeafColumns(), ...table.getCenterLeafColumns()].filter(({ id }) => id !== fixed);
}

/** Returns the visible fields in their order. */
export function shownFields(table: Table<Person>): PersonField[] {
  return movableColumns(table)
    .filter((column) => column.getIsVisible())
    .map(({ id }) => id as PersonField);
}

/**
 * Moves a column to another position. A column that is moved before a pinned column becomes pinned, and a
 * pinned column that is moved behind an unpinned one is unpinned.
 */
export function moveColumn(table: Table<Person>, id: string, to: number): void {
  const columns = movableColumns(table);
  const otherColumns = columns.filter((column) => column.id !== id);
  const pinnedCount = otherColumns.filter((column) => column.getIsPinned()).length;
  const isPinned = to < pinnedCount || (to === pinnedCount && table.getColumn(id)?.getIsPinned() === "left");
  const order = moveId(
    columns.map((column) => column.id),
    id,
    to,
  );
  table.setColumnOrder([fixed, ...order]);
  table.setColumnPinning({ left: [fixed, ...order.slice(0, pinnedCount + (isPinned ? 1 : 0))] });
}
