import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";

export interface Bulk {
  /** Id of the form that submits the `id` values of the chosen rows. The screen renders it anywhere. */
  form: string;
  /** Buttons and inputs, each with `form={form}`. */
  controls: ReactNode;
  /** Whether an action on the chosen rows has just been completed. */
  isTaken?: boolean;
}

/** A bar that appears when a row is chosen. It uses CSS, so it also works without scripts. */
export function BulkBar({ bulk, count }: { bulk: Bulk; count: number }) {
  const t = useTranslation("table");
  return (
    <div className="sticky top-20 z-20 hidden flex-wrap items-center gap-3 border-y border-line bg-primary-soft px-4 py-3 text-on-primary-soft group-has-[input[data-choice]:checked]/table:flex sm:px-6">
      <p role="status" className="needs-script font-medium">
        {count > 0 && t("selected", { count })}
      </p>
      <div className="ms-auto flex flex-wrap items-center gap-2">{bulk.controls}</div>
    </div>
  );
}
