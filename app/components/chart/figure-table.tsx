import { useTranslation } from "~/i18n/use-translation";
import { Chevron } from "../ui/chevron";
import type { ChartFigures } from "./chart-figures";

/**
 * The figures of a chart: always there for assistive technology, and for everybody once unfolded. The
 * table stands beside the `details`, as what is inside a closed one is hidden from all.
 */
export function FigureTable({ title, points, format }: Pick<ChartFigures, "title" | "points" | "format">) {
  const t = useTranslation("table");
  return (
    <>
      <details className="group peer no-print mt-2 text-sm">
        <summary className="inline-flex min-h-6 items-center gap-1 rounded-sm text-muted hover:text-ink">
          <Chevron className="group-open:rotate-180" />
          {t("chartAsTable")}
        </summary>
      </details>
      <table
        className="sr-only text-sm peer-open:not-sr-only peer-open:table peer-open:w-full"
        aria-label={t("labelled", { name: title, value: t("chartTable") })}
      >
        <tbody>
          {points.map((point) => (
            <tr key={point.label} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1.5 text-start font-normal text-muted">
                {point.label}
              </th>
              <td className="figures py-1.5 text-end">
                <bdi suppressHydrationWarning>{format(point.value)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
