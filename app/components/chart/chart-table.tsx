import { useTranslation } from "~/i18n/use-translation";
import { FoldSummary } from "../ui/fold-summary";

interface ChartTableProps {
  title: string;
  /** Names of the rows. */
  labels: string[];
  /** The columns. If there is only one, it has no header. */
  series: { label: string; values: readonly number[] }[];
  format: (value: number) => string;
  /**
   * Whether the drawing needs scripts. If so, the table is unfolded in its place while scripts are unavailable.
   */
  replacesDrawing?: boolean;
}

/**
 * The figures of a chart, always available to assistive technology and shown to everyone when unfolded. The
 * table is next to the `details` element instead of inside it, because a closed `details` element also hides
 * its content from assistive technology.
 */
export function ChartTable({ title, labels, series, format, replacesDrawing = false }: ChartTableProps) {
  const t = useTranslation("table");
  return (
    <>
      <details className={`group peer no-print mt-2 text-sm ${replacesDrawing ? "needs-script" : ""}`}>
        <FoldSummary label={t("chartAsTable")} className="text-muted hover:text-ink" />
      </details>
      {/* `sr-only` can't make a table smaller than its rows, so the element around the table has the class. */}
      <div className={`sr-only peer-open:not-sr-only ${replacesDrawing ? "noscript:not-sr-only" : ""}`}>
        <table className="look-figures" aria-label={t("labelled", { name: title, value: t("chartTable") })}>
          {series.length > 1 && (
            <thead>
              <tr>
                <td />
                {series.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {labels.map((label, row) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ label: column, values }) => (
                  <td key={column}>
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
