import type { Header } from "@tanstack/react-table";
import type { DragEvent, KeyboardEvent } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { classNames } from "~/components/ui/class-names";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { directionOf } from "~/i18n/languages";
import { cellStyle } from "./grid-cell";
import { movableColumns } from "./grid-order";
import type { PersonField } from "./people-csv";
import type { Person } from "./people-table";

const step = 20;
const arrows = { asc: "↑", desc: "↓" };
const sorts = { asc: "ascending", desc: "descending" } as const;

interface GridHeadProps {
  header: Header<Person, unknown>;
  onMove: (id: string, to: number) => void;
  drag: {
    isDragged: boolean;
    isTarget: boolean;
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/**
 * Renders the header of a column. The header of the checkbox column selects all matching rows. In other
 * headers, a press sorts, Alt with an arrow key moves the column, and the handle at the end resizes it with
 * the mouse or the arrow keys.
 */
export function GridHead(props: GridHeadProps) {
  return props.header.column.id === "select" ? (
    <ChoiceHead header={props.header} />
  ) : (
    <FieldHead {...props} />
  );
}

function ChoiceHead({ header }: Pick<GridHeadProps, "header">) {
  const t = useTranslation("demo-table");
  const { table } = header.getContext();
  return (
    <div
      role="columnheader"
      style={cellStyle(header.column)}
      className="flex items-center justify-center bg-sunken"
    >
      <Checkbox
        aria-label={t("chooseAll")}
        checked={table.getIsAllRowsSelected()}
        indeterminate={table.getIsSomeRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    </div>
  );
}

function FieldHead({ header, onMove, drag: { isDragged, isTarget, ...drag } }: GridHeadProps) {
  const t = useTranslation("demo-table");
  const { column } = header;
  const { table } = header.getContext();
  const forward = directionOf(useLanguage()) === "rtl" ? "ArrowLeft" : "ArrowRight";
  const sorted = column.getIsSorted();
  const label = t(column.id as PersonField);

  function directionOfKey({ key }: KeyboardEvent): 1 | -1 | undefined {
    if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
    return key === forward ? 1 : -1;
  }
  function move(event: KeyboardEvent) {
    const direction = event.altKey && directionOfKey(event);
    if (!direction) return;
    // Prevents browsers from going back or forward on Alt with an arrow key.
    event.preventDefault();
    const columns = movableColumns(table);
    const to = columns.indexOf(column) + direction;
    if (columns[to]) onMove(column.id, to);
  }
  function resize(event: KeyboardEvent) {
    const direction = !event.altKey && directionOfKey(event);
    if (!direction) return;
    event.preventDefault();
    const size = Math.max(column.columnDef.minSize ?? 0, header.getSize() + direction * step);
    table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: size }));
  }

  return (
    <div
      role="columnheader"
      aria-sort={sorted ? sorts[sorted] : "none"}
      draggable
      {...drag}
      style={cellStyle(column)}
      className={classNames(
        "relative flex items-center px-3 font-medium text-muted",
        isTarget ? "bg-primary-soft" : "bg-sunken",
        isDragged && "opacity-50",
      )}
    >
      <button
        type="button"
        onClick={column.getToggleSortingHandler()}
        onKeyDown={move}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        className="min-h-11 flex-1 text-start"
      >
        {label} {sorted && <span aria-hidden>{arrows[sorted]}</span>}
      </button>
      <div
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t("resize", { name: label })}
        aria-valuenow={header.getSize()}
        onMouseDown={header.getResizeHandler()}
        onTouchStart={header.getResizeHandler()}
        onKeyDown={resize}
        // Dragging the resize handle must not drag the header.
        draggable
        onDragStart={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
        className="absolute inset-y-2 end-0 w-1.5 cursor-col-resize touch-none border-e-2 border-line-strong"
      />
    </div>
  );
}
