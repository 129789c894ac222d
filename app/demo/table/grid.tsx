import { type ColumnPinningState, useReactTable } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState } from "react";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { directionOf } from "~/i18n/languages";
import { gridColumns, gridFeatures } from "./grid-features";
import { GridHeadRow } from "./grid-head-row";
import { moveBetweenRows } from "./grid-keys";
import { moveColumn, movableColumns } from "./grid-order";
import { GridRow } from "./grid-row";
import { GridToolbar } from "./grid-toolbar";
import type { PersonField } from "./people-csv";
import { useEditedPeople } from "./use-edited-people";

const rowHeight = 48;

/** Renders a table of ten thousand rows held in the browser. Only the visible rows are in the DOM. */
export function Grid() {
  const t = useTranslation("demo-table");
  const kit = useTranslation("table");
  const { people, changes, rename, undo } = useEditedPeople();
  const [columnPinning, setColumnPinning] = useState<ColumnPinningState>({ left: ["select", "name"] });
  const [announcement, setAnnouncement] = useState("");
  const scroller = useRef<HTMLDivElement>(null);
  // The library manages its own state, so its result must not be memoized.
  // eslint-disable-next-line react-hooks/incompatible-library
  const table = useReactTable({
    ...gridFeatures,
    data: people,
    columns: gridColumns,
    state: { columnPinning },
    onColumnPinningChange: setColumnPinning,
    columnResizeDirection: directionOf(useLanguage()),
  });
  const { rows } = table.getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });

  function move(id: string, to: number) {
    moveColumn(table, id, to);
    const { length } = movableColumns(table);
    setAnnouncement(kit("columnMoved", { name: t(id as PersonField), position: to + 1, length }));
  }

  return (
    <section className="card-surface min-w-0">
      <GridToolbar
        table={table}
        matchCount={table.getFilteredRowModel().rows.length}
        changes={changes}
        onUndo={undo}
        onMove={move}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={t("grid")}
        className="h-112 scroll-pt-12 overflow-auto border-t border-line"
      >
        <div
          role="table"
          aria-label={t("grid")}
          aria-rowcount={rows.length + 1}
          style={{ width: table.getTotalSize() }}
        >
          <div role="rowgroup" className="sticky top-0 z-10">
            {table.getHeaderGroups().map((group) => (
              <GridHeadRow key={group.id} group={group} onMove={move} />
            ))}
          </div>
          <div
            role="rowgroup"
            className="relative"
            style={{ height: virtual.getTotalSize() }}
            onKeyDown={moveBetweenRows}
          >
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return (
                row && <GridRow key={row.id} row={row} place={index + 2} top={start} onRename={rename} />
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}
