import { rankItem } from "@tanstack/match-sorter-utils";
import {
  type ColumnDef,
  createColumnHelper,
  type FilterFn,
  getCoreRowModel,
  getExpandedRowModel,
  getFilteredRowModel,
  getGroupedRowModel,
  getSortedRowModel,
} from "@tanstack/react-table";
import type { Person } from "./people-table";

/** Matches approximately: letters may be missing or not adjacent. */
const fuzzy: FilterFn<Person> = (row, column, typed: string) => rankItem(row.getValue(column), typed).passed;

const column = createColumnHelper<Person>();

/** The columns of the table, without their cell contents. */
export const gridColumns = [
  column.display({ id: "select", size: 48, enableResizing: false }),
  column.accessor("name", { size: 220, minSize: 120, filterFn: "includesString", enableHiding: false }),
  column.accessor("email", { size: 300, minSize: 160, filterFn: "includesString" }),
  column.accessor("level", { size: 150, minSize: 100, enableGlobalFilter: false }),
  column.accessor("experience", {
    size: 150,
    minSize: 100,
    aggregationFn: "mean",
    filterFn: "inNumberRange",
    enableGlobalFilter: false,
  }),
  column.accessor("age", {
    size: 120,
    minSize: 80,
    aggregationFn: "mean",
    filterFn: "inNumberRange",
    enableGlobalFilter: false,
  }),
] as ColumnDef<Person>[];

/** The features of the table library in use. */
export const gridFeatures = {
  globalFilterFn: fuzzy,
  getCoreRowModel: getCoreRowModel<Person>(),
  getFilteredRowModel: getFilteredRowModel<Person>(),
  getSortedRowModel: getSortedRowModel<Person>(),
  getGroupedRowModel: getGroupedRowModel<Person>(),
  getExpandedRowModel: getExpandedRowModel<Person>(),
  columnResizeMode: "onChange" as const,
  getRowId: (person: Person) => person.id,
  autoResetExpanded: false,
};
