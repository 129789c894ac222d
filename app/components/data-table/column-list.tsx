import { type ReactNode, type SyntheticEvent, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Chevron } from "../ui/chevron";
import { IconButton } from "../ui/icon-button";
import { moveValue } from "./table-view";

/** A column of the table, as listed by `ColumnList`. */
export interface ListedColumn {
  id: string;
  label: string;
  /** Index among the shown columns; negative for a hidden one, which can't be moved. */
  place: number;
}

interface ColumnListProps<Listed extends ListedColumn> {
  columns: Listed[];
  /** Number of shown columns. */
  length: number;
  onMove: (id: string, to: number) => void;
  /** Rendered at the start of a column's line. */
  children: (column: Listed) => ReactNode;
}

const steps: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };
const noColumn = -1;

/**
 * The columns of a table in their order, which can be changed with buttons, Alt and the arrow keys, or by
 * dragging. Inside a form the buttons submit `move=`, so that they work without scripts.
 */
export function ColumnList<Listed extends ListedColumn>(props: ColumnListProps<Listed>) {
  const { columns, length, onMove, children } = props;
  const t = useTranslation("table");
  const [from, setFrom] = useState(noColumn);
  const [over, setOver] = useState(noColumn);

  function move(place: number, to: number) {
    const column = columns.find((one) => one.place === place);
    if (column && place >= 0 && to >= 0 && to < length) onMove(column.id, to);
  }
  function drag(place: number) {
    setFrom(place);
    setOver(place);
  }
  function moveButton(place: number, by: 1 | -1, label: string) {
    const to = place + by;
    return (
      <IconButton
        type="submit"
        name="move"
        value={moveValue(columns.find((one) => one.place === place)?.id ?? "", by)}
        label={label}
        // Stays focusable, because a key press may have just moved the column to the end.
        aria-disabled={to < 0 || to === length || undefined}
        onClick={(event) => {
          event.preventDefault();
          move(place, to);
        }}
      >
        <Chevron className={by < 0 ? "rotate-180" : ""} />
      </IconButton>
    );
  }

  return (
    <ol
      onKeyDown={(event) => {
        const by = event.altKey && steps[event.key];
        if (!by) return;
        event.preventDefault();
        move(columnIndexAt(event), columnIndexAt(event) + by);
      }}
      onDragStart={(event) => drag(columnIndexAt(event))}
      onDragOver={(event) => {
        if (from < 0) return;
        event.preventDefault();
        setOver(columnIndexAt(event));
      }}
      onDrop={() => move(from, over)}
      onDragEnd={() => drag(noColumn)}
    >
      {columns.map((column) => (
        <li
          key={column.id}
          value={column.place}
          draggable={column.place >= 0}
          className="flex min-h-10 items-center justify-between gap-1 rounded-md data-[over]:bg-primary-soft [[draggable=true]]:cursor-grab"
          data-over={(over >= 0 && over === column.place && over !== from) || undefined}
        >
          {children(column)}
          {column.place >= 0 && (
            <span className="flex shrink-0">
              {moveButton(column.place, -1, t("moveEarlier", { name: column.label }))}
              {moveButton(column.place, 1, t("moveLater", { name: column.label }))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Returns the index of the column an event happened in. */
function columnIndexAt({ target }: SyntheticEvent): number {
  return (target instanceof Element && target.closest("li")?.value) || 0;
}
