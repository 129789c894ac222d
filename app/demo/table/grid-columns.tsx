import type { Table } from "@tanstack/react-table";
import { Pin } from "lucide-react";
import { ColumnList } from "~/components/data-table/column-list";
import { buttonStyle } from "~/components/ui/button-style";
import { Checkbox } from "~/components/ui/checkbox";
import { Chevron } from "~/components/ui/chevron";
import { IconButton } from "~/components/ui/icon-button";
import { useTranslation } from "~/i18n/use-translation";
import { movableColumns } from "./grid-order";
import type { PersonField } from "./people-csv";
import type { Person } from "./people-table";

interface GridColumnsProps {
  table: Table<Person>;
  onMove: (id: string, to: number) => void;
}

/** Renders the column settings: visibility, order and pinning. */
export function GridColumns({ table, onMove }: GridColumnsProps) {
  const t = useTranslation("demo-table");
  const kit = useTranslation("table");
  const listed = movableColumns(table).map((column, index) => ({
    id: column.id,
    label: t(column.id as PersonField),
    place: index,
    column,
  }));
  return (
    <details className="group/columns sm:relative">
      <summary className={buttonStyle("outline", "sm", "select-none")}>
        {kit("columns")}
        <Chevron className="group-open/columns:rotate-180" />
      </summary>
      <div className="absolute z-20 mt-2 rounded-lg border border-line bg-raised p-4 shadow-raised max-sm:inset-x-4 sm:start-0 sm:w-80">
        <ColumnList columns={listed} length={listed.length} onMove={onMove}>
          {({ label, column }) => (
            <>
              <Checkbox
                label={label}
                checked={column.getIsVisible()}
                disabled={!column.getCanHide()}
                onChange={column.getToggleVisibilityHandler()}
                className="min-w-0 flex-1"
              />
              <IconButton
                label={t("pinColumn", { name: label })}
                variant={column.getIsPinned() ? "soft" : "ghost"}
                aria-pressed={Boolean(column.getIsPinned())}
                onClick={() => column.pin(column.getIsPinned() ? false : "left")}
              >
                <Pin aria-hidden className="size-4" />
              </IconButton>
            </>
          )}
        </ColumnList>
      </div>
    </details>
  );
}
