import type { Column } from "@tanstack/react-table";
import type { CSSProperties } from "react";
import type { Person } from "./people-table";

/** Returns the width of a column, and its offset if it is pinned to the start. */
export function cellStyle(column: Column<Person>): CSSProperties {
  const isPinned = column.getIsPinned();
  return {
    width: column.getSize(),
    flexShrink: 0,
    ...(isPinned && { position: "sticky", insetInlineStart: column.getStart("left"), zIndex: 1 }),
  };
}
