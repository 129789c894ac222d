import { Link } from "../ui/link";
import { classNames } from "../ui/class-names";
import { PageSelection } from "./row-selection";
import type { Column } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";
import { tableHref } from "./url-state";
import type { Selection } from "./use-selection";

interface TableHeadProps<Row> {
  columns: Column<Row>[];
  state: TableState;
  specification: TableSpecification;
  selection?: Selection;
}

/** Column headers. Headers of sortable columns are links that cycle through ascending, descending and off. */
export function TableHead<Row>({ columns, state, specification, selection }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
      <tr role="row" className="border-y border-line bg-sunken text-start text-muted">
        {selection && (
          <th role="columnheader" scope="col" className="w-12 px-4 py-2">
            <PageSelection selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            aria-sort={sortOf(state, column.id)}
            className={classNames(
              "px-4 py-2 font-medium sm:max-xl:px-3 whitespace-nowrap",
              column.align === "end" ? "text-end" : "text-start",
            )}
          >
            {specification.sorts?.includes(column.id) ? (
              <Link
                to={tableHref(state, { sort: nextSort(state, column.id) }, specification)}
                preventScrollReset
                className="inline-flex items-center gap-1 hover:text-ink"
              >
                {column.header}
                <SortMark direction={sortOf(state, column.id)} />
              </Link>
            ) : (
              <span className={column.isUnlabelled ? "sr-only" : undefined}>{column.header}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function sortOf(state: TableState, id: string): "ascending" | "descending" | undefined {
  if (state.sort?.by !== id) return undefined;
  return state.sort.descending ? "descending" : "ascending";
}

function nextSort(state: TableState, id: string): TableState["sort"] {
  if (state.sort?.by !== id) return { by: id, descending: false };
  return state.sort.descending ? null : { by: id, descending: true };
}

function SortMark({ direction }: { direction: "ascending" | "descending" | undefined }) {
  return (
    <svg viewBox="0 0 12 16" aria-hidden className="h-4 w-3" fill="currentColor">
      <path d="M6 2l4 5H2z" opacity={direction === "descending" ? 0.25 : direction ? 1 : 0.45} />
      <path d="M6 14l4-5H2z" opacity={direction === "ascending" ? 0.25 : direction ? 1 : 0.45} />
    </svg>
  );
}
