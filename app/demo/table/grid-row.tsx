import type { Row } from "@tanstack/react-table";
import { Badge } from "~/components/ui/badge";
import { Checkbox } from "~/components/ui/checkbox";
import { Chevron } from "~/components/ui/chevron";
import { classNames } from "~/components/ui/class-names";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { cellStyle } from "./grid-cell";
import { levelTones } from "./level-tones";
import { NameCell } from "./name-cell";
import type { Person } from "./people-table";

interface GridRowProps {
  row: Row<Person>;
  /** The row's number in the whole table, where the header is row 1. */
  place: number;
  /** The offset from the top of the body, in pixels. */
  top: number;
  onRename: (id: string, name: string) => void;
}

/** Renders a person or an expandable group of people. The figures of a group are means. */
export function GridRow({ row, place, top, onRename }: GridRowProps) {
  const t = useTranslation("demo-table");
  const language = useLanguage();
  const isGroup = row.getIsGrouped();
  const { level } = row.original;

  function content(id: string) {
    if (id === "select")
      return (
        !isGroup && (
          <Checkbox
            aria-label={t("choose", { name: row.original.name })}
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
          />
        )
      );
    const value = row.getValue(id);
    if (typeof value === "number") return formatNumber(value, language, { maximumFractionDigits: 1 });
    if (id === "level" && isGroup)
      return (
        <button
          type="button"
          onClick={row.getToggleExpandedHandler()}
          aria-expanded={row.getIsExpanded()}
          className="flex min-h-9 items-center gap-2 font-medium"
        >
          <Chevron className={row.getIsExpanded() ? "rotate-180" : ""} />
          {t(`level_${level}`)} ({formatNumber(row.subRows.length, language)})
        </button>
      );
    if (isGroup) return null;
    if (id === "level") return <Badge tone={levelTones[level]}>{t(`level_${level}`)}</Badge>;
    if (id === "name") return <NameCell name={String(value)} onRename={(name) => onRename(row.id, name)} />;
    return <bdi className="block truncate">{String(value)}</bdi>;
  }

  return (
    <div
      role="row"
      aria-rowindex={place}
      className="absolute start-0 flex h-12 border-b border-line"
      style={{ top }}
    >
      {row.getVisibleCells().map(({ id, column }) => (
        <div
          key={id}
          role="cell"
          style={cellStyle(column)}
          className={classNames(
            "flex items-center px-3 *:min-w-0",
            row.getIsSelected() ? "bg-primary-soft" : "bg-surface",
          )}
        >
          {content(column.id)}
        </div>
      ))}
    </div>
  );
}
