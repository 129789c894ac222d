import type { Table } from "@tanstack/react-table";
import { Download } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { GridColumns } from "./grid-columns";
import { shownFields } from "./grid-order";
import { peopleCsv } from "./people-csv";
import type { Person } from "./people-table";

interface GridToolbarProps {
  table: Table<Person>;
  matchCount: number;
  changes: number;
  onUndo: () => void;
  onMove: (id: string, to: number) => void;
}

/** Renders the table's tools: search, ranges, groups, columns, download and undo. */
export function GridToolbar({ table, matchCount, changes, onUndo, onMove }: GridToolbarProps) {
  const t = useTranslation("demo-table");
  const kit = useTranslation("table");
  const language = useLanguage();
  const isGrouped = table.getState().grouping.length > 0;
  const isPinned = (table.getState().columnPinning.left ?? []).includes("name");
  const email = table.getColumn("email");
  const chosen = table.getSelectedRowModel().rows.length;

  function saveRows() {
    const people = table.getSortedRowModel().flatRows.filter((row) => !row.getIsGrouped());
    const file = peopleCsv(
      people.map((row) => row.original),
      shownFields(table),
      t,
    );
    saveFile("people.csv", file, "text/csv");
  }

  return (
    <div className="relative space-y-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Input
          type="search"
          aria-label={t("fuzzy")}
          placeholder={t("fuzzy")}
          maxLength={60}
          onChange={(event) => table.setGlobalFilter(event.currentTarget.value)}
          className="max-w-72"
        />
        {(["name", "email"] as const).map((id) => (
          <Input
            key={id}
            type="search"
            aria-label={t("contains", { name: t(id) })}
            placeholder={t("contains", { name: t(id) })}
            maxLength={60}
            onChange={(event) => table.getColumn(id)?.setFilterValue(event.currentTarget.value)}
            className="max-w-56"
          />
        ))}
        <Range table={table} id="age" />
        <Range table={table} id="experience" />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          variant={isGrouped ? "soft" : "outline"}
          aria-pressed={isGrouped}
          onClick={() => table.setGrouping(isGrouped ? [] : ["level"])}
        >
          {t("group")}
        </Button>
        <Button
          size="sm"
          variant={isPinned ? "soft" : "outline"}
          aria-pressed={isPinned}
          onClick={() => table.getColumn("name")?.pin(isPinned ? false : "left")}
        >
          {t("pin")}
        </Button>
        <Button
          size="sm"
          variant={email?.getIsVisible() ? "soft" : "outline"}
          aria-pressed={email?.getIsVisible()}
          onClick={() => email?.toggleVisibility()}
        >
          {t("showEmail")}
        </Button>
        <GridColumns table={table} onMove={onMove} />
        <Button size="sm" variant="outline" onClick={saveRows}>
          <Download aria-hidden className="size-4" />
          {kit("downloadCsv")}
        </Button>
        {chosen > 0 && (
          <Button size="sm" variant="soft" onClick={() => table.resetRowSelection()}>
            {t("chosen", { number: formatNumber(chosen, language) })}
          </Button>
        )}
        {changes > 0 && (
          <Button size="sm" variant="soft" onClick={onUndo}>
            {t("undoName", { number: formatNumber(changes, language) })}
          </Button>
        )}
        <p role="status" className="text-sm text-muted">
          {t("found", { number: formatNumber(matchCount, language) })}
        </p>
      </div>
    </div>
  );
}

function Range({ table, id }: { table: Table<Person>; id: "age" | "experience" }) {
  const t = useTranslation("demo-table");
  const column = table.getColumn(id);
  const [least, most] = (column?.getFilterValue() ?? []) as [number?, number?];
  const read = (text: string) => (text === "" ? undefined : Number(text));
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">{t(id)}</legend>
      <span aria-hidden className="text-sm text-muted">
        {t(id)}
      </span>
      {(["least", "most"] as const).map((end) => (
        <Input
          key={end}
          type="number"
          min={0}
          max={99}
          aria-label={t(end, { name: t(id) })}
          className="w-20"
          value={(end === "least" ? least : most) ?? ""}
          onChange={(event) => {
            const typed = read(event.currentTarget.value);
            column?.setFilterValue(end === "least" ? [typed, most] : [least, typed]);
          }}
        />
      ))}
    </fieldset>
  );
}

/** Downloads a text as a file. */
function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
