import { useTranslation } from "~/i18n/use-translation";
import { Checkbox } from "../ui/checkbox";
import type { Selection } from "./use-selection";

// After a reload, Firefox would check the boxes at the same positions again, although the rows may have
// changed.
const autoComplete = "off";

interface RowSelectionProps {
  /** Id of the form that submits the row's key. */
  form: string;
  value: string;
  /** The row's name. */
  name: string;
  className?: string;
}

/** The checkbox that chooses a row. `useSelection` counts the checked ones. */
export function RowSelection({ form, value, name, className }: RowSelectionProps) {
  const t = useTranslation("table");
  return (
    <Checkbox
      data-choice=""
      name="id"
      aria-label={t("selectRow", { name })}
      form={form}
      value={value}
      className={className}
      autoComplete={autoComplete}
    />
  );
}

interface PageSelectionProps {
  selection: Pick<Selection, "count" | "all">;
  /** Whether the label is visible. Otherwise only assistive technology gets it. */
  isLabelVisible?: boolean;
}

/** A checkbox that chooses all rows of the page or none. Requires scripts. */
export function PageSelection({ selection: { count, all }, isLabelVisible = false }: PageSelectionProps) {
  const name = useTranslation("table")("selectPage");
  return (
    <Checkbox
      className="needs-script"
      name="select-all"
      autoComplete={autoComplete}
      checked={all}
      onChange={() => {}}
      indeterminate={count > 0 && !all}
      {...(isLabelVisible
        ? { label: <span className="text-sm text-muted">{name}</span> }
        : { "aria-label": name })}
    />
  );
}
