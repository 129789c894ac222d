import type { Header } from "@tanstack/react-table";
import type { KeyboardEvent } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { directionOf } from "~/i18n/languages";
import { cellStyle } from "./grid-cell";
import type { Person } from "./people-table";

type Field = "name" | "email" | "level" | "experience" | "age";
const step = 20;
const arrows = { asc: "↑", desc: "↓" };
const sorts = { asc: "ascending", desc: "descending" } as const;

/** The head of a column: that of the choice chooses all that are found; of the others, a press sorts, the line at its end makes it wider, with the mouse or arrow keys. */
export function GridHead({ header }: { header: Header<Person, unknown> }) {
  return header.column.id === "select" ? <ChoiceHead header={header} /> : <FieldHead header={header} />;
}

function ChoiceHead({ header }: { header: Header<Person, unknown> }) {
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

function FieldHead({ header }: { header: Header<Person, unknown> }) {
  const t = useTranslation("demo-table");
  const { column } = header;
  const forward = directionOf(useLanguage()) === "rtl" ? "ArrowLeft" : "ArrowRight";
  const sorted = column.getIsSorted();
  const label = t(column.id as Field);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const size = Math.max(
      column.columnDef.minSize ?? 0,
      header.getSize() + (event.key === forward ? step : -step),
    );
    header.getContext().table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: size }));
  }

  return (
    <div
      role="columnheader"
      aria-sort={sorted ? sorts[sorted] : "none"}
      style={cellStyle(column)}
      className="relative flex items-center bg-sunken px-3 font-medium text-muted"
    >
      <button type="button" onClick={column.getToggleSortingHandler()} className="min-h-11 flex-1 text-start">
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
        onKeyDown={onKeyDown}
        className="absolute inset-y-2 end-0 w-1.5 cursor-col-resize touch-none border-e-2 border-line-strong"
      />
    </div>
  );
}
