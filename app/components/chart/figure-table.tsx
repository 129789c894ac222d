import { useTranslation } from "~/i18n/use-translation";
import { FoldSummary } from "../ui/fold-summary";

interface FigureTableProps {
  title: string;
  /** Names of the rows. */
  labels: string[];
  /** The columns. A single one has no header. */
  series: { label: string; values: readonly number[] }[];
  format: (value: number) => string;
  /**
   * Whether the drawing needs scripts. If so, the table is unfolded in its place while scripts are unavailable.
   */
  replacesDrawing?: boolean;
}

/**
 * The figures of a chart, always available to assistive technology and shown to everybody when unfolded. The
 * table is next to the `details` element, because a closed one hides its content from assistive technology,
 * too.
 */
export function FigureTable({ title, labels, series, format, replacesDrawing = false }: FigureTableProps) {
  const t = useTranslation("table");
  return (
    <>
      <details className={`group peer no-print mt-2 text-sm ${replacesDrawing ? "needs-script" : ""}`}>
        <FoldSummary label={t("chartAsTable")} className="text-muted hover:text-ink" />
      </details>
      {/* A table can't be smaller than its rows, so the element around it hides it. */}
      <div className={`sr-only peer-open:not-sr-only ${replacesDrawing ? "noscript:not-sr-only" : ""}`}>
        <table className="w-full text-sm" aria-label={t("labelled", { name: title, value: t("chartTable") })}>
          {series.length > 1 && (
            <thead>
              <tr className="border-b border-line">
                <td />
                {series.map(({ label }) => (
                  <th key={label} scope="col" className="py-1.5 ps-2 text-end font-medium">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {labels.map((label, row) => (
              <tr key={label} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1.5 text-start font-normal text-muted">
                  {label}
                </th>
                {series.map(({ label: column, values }) => (
                  <td key={column} className="figures py-1.5 ps-2 text-end">
                    <bdi suppressHydrationWarning>{format(values[row] ?? 0)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
