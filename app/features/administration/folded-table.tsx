import type { ReactNode } from "react";
import { FoldSummary } from "~/components/ui/fold-summary";
import { useTranslation } from "~/i18n/use-translation";

interface FoldedTableProps {
  /** The number of rows, shown in the summary. */
  count: number;
  children: ReactNode;
}

/** A table of a report's card. On phones it is collapsed. Requires the texts `overview`. */
export function FoldedTable({ count, children }: FoldedTableProps) {
  const t = useTranslation("overview");
  return (
    <details className="group unfold-from-sm">
      <FoldSummary
        label={t("showRows", { count })}
        className="mx-5 mb-4 text-sm font-medium text-primary group-open:mb-2"
      />
      {children}
    </details>
  );
}
