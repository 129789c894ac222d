import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";

export interface Bulk {
  /**
   * The id of the form that submits the `id` values of the chosen rows. The screen may render it anywhere.
   */
  form: string;
  /** Buttons and inputs, each with `form={form}`. Without scripts, the list of chosen rows is empty. */
  controls: ReactNode | ((chosen: string[]) => ReactNode);
  /** Returns the total of the chosen rows as text. */
  sum?: ((keys: string[]) => ReactNode) | undefined;
  /** Shown once all rows of the page are chosen, for example a link to a longer page. */
  more?: ReactNode;
  /** Whether an action on the chosen rows has just been completed. */
  isCompleted?: boolean;
}

/** A bar that appears when a row is chosen. It uses CSS, so it also works without scripts. */
export function BulkBar({ bulk, chosen, all }: { bulk: Bulk; chosen: string[]; all: boolean }) {
  const t = useTranslation("table");
  const count = chosen.length;
  return (
    <div className="hidden min-h-14 flex-wrap items-center gap-3 rounded-t-[inherit] bg-primary-soft px-4 py-1 text-on-primary-soft rows-chosen:flex sm:px-6">
      <p role="status" className="needs-script font-medium">
        {count > 0 && t("selected", { count })}
        {count > 0 && bulk.sum && <> · {bulk.sum(chosen)}</>}
      </p>
      {all && bulk.more}
      <div className="ms-auto flex flex-wrap items-center gap-2">
        {typeof bulk.controls === "function" ? bulk.controls(chosen) : bulk.controls}
      </div>
    </div>
  );
}
