import { useTranslation } from "~/i18n/use-translation";
import type { Cell } from "./schema";
import { useToggle } from "./use-toggle";

interface ToggleProps {
  cell: Cell;
  label: string;
  /** The stored value, or the submitted value of a refused form. */
  isOn: boolean;
  /** Whether the checkbox is always on, because the notifications are about money. */
  isMandatory: boolean;
}

/** A checkbox in the table. */
export function Toggle({ cell, label, isOn, isMandatory }: ToggleProps) {
  const t = useTranslation("preferences");
  const { ref, shown, change } = useToggle(cell, label, isOn);
  if (isMandatory) {
    return (
      <label className="inline-flex min-h-11 min-w-11 large-text:min-w-8 items-center justify-center">
        <input type="checkbox" checked disabled aria-label={`${label} (${t("always")})`} className="size-5" />
      </label>
    );
  }
  return (
    // The whole cell is the touch target.
    <label className="inline-flex min-h-11 min-w-11 large-text:min-w-8 cursor-pointer items-center justify-center">
      <input
        ref={ref}
        type="checkbox"
        name="on"
        // After a reload, Firefox would restore the checkbox, and that would be saved as a change.
        autoComplete="off"
        value={cell}
        checked={shown}
        onChange={(event) => change(event.currentTarget.checked)}
        aria-label={label}
        className="size-5 accent-primary"
      />
    </label>
  );
}
