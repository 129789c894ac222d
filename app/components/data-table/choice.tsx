import { useTranslation } from "~/i18n/use-translation";
import { Checkbox } from "../ui/checkbox";
import type { Selection } from "./use-selection";

// Firefox would tick the same places again after a reload, whatever rows are there by then.
const autoComplete = "off";

interface RowChoiceProps {
  /** Id of the form the row's key is sent with. */
  form: string;
  value: string;
  /** Names the row. */
  name: string;
  className?: string;
}

/** Chooses a row of a list; `useSelection` counts those that are ticked. */
export function RowChoice({ form, value, name, className }: RowChoiceProps) {
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

interface PageChoiceProps {
  selection: Pick<Selection, "count" | "all">;
  /** With its name beside it; else only assistive technology is told. */
  isNamed?: boolean;
}

/** Chooses every row of the page, or none; only scripts can. */
export function PageChoice({ selection: { count, all }, isNamed = false }: PageChoiceProps) {
  const name = useTranslation("table")("selectPage");
  return (
    <Checkbox
      className="needs-script"
      name="select-all"
      autoComplete={autoComplete}
      checked={all}
      onChange={() => {}}
      indeterminate={count > 0 && !all}
      {...(isNamed ? { label: <span className="text-sm text-muted">{name}</span> } : { "aria-label": name })}
    />
  );
}
