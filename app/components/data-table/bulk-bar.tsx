import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";

export interface Bulk {
  /** Id of the form that submits the `id` values of the chosen rows. The screen renders it anywhere. */
  form: string;
  /** Buttons and inputs, each with `form={form}`. */
  controls: ReactNode;
  /** Returns the sum of the chosen rows in words. */
  sum?: ((keys: string[]) => ReactNode) | undefined;
  /** Whether an action on the chosen rows has just been completed. */
  isTaken?: boolean;
}

/** A bar that appears when a row is chosen. It uses CSS, so it also works without scripts. */
export function BulkBar({ bulk, chosen }: { bulk: Bulk; chosen: string[] }) {
  const t = useTranslation("table");
  const count = chosen.length;
  return (
    <div className="hidden min-h-14 flex-wrap items-center gap-3 rounded-t-[inherit] bg-primary-soft px-4 py-1 text-on-primary-soft group-has-[input[data-choice]:checked]/table:flex sm:px-6">
      <p role="status" className="needs-script font-medium">
        {count > 0 && t("selected", { count })}
        {count > 0 && bulk.sum && <> · {bulk.sum(chosen)}</>}
      </p>
      <div className="ms-auto flex flex-wrap items-center gap-2">{bulk.controls}</div>
    </div>
  );
}
