import type { ReactNode } from "react";

interface Slice {
  key: string;
  /** The slice's name, possibly a link. */
  label: ReactNode;
  value: number;
}

interface DonutProps {
  /** The table's name. */
  title: string;
  /** Sorted from largest to smallest. Slices with a value of zero or less are left out. */
  slices: Slice[];
  /** Formats a value and a share (0 to 1). */
  format: (value: number) => string;
  formatShare: (share: number) => string;
  /** The name of the total, shown in the middle. */
  whole?: string;
}

// Shades of one color that users can tell apart.
const colors = [100, 78, 58, 42, 29, 18].map(
  (percent) => `color-mix(in oklab, var(--primary) ${percent}%, var(--surface))`,
);
// The gap between slices, in percent of the ring.
const gap = 0.8;

/** A ring chart of shares of a total, next to a table that serves as its legend. Rendered by the server. */
export function Donut({ title, slices, format, formatShare, whole }: DonutProps) {
  const visibleSlices = slices.filter(({ value }) => value > 0);
  const total = visibleSlices.reduce((sum, { value }) => sum + value, 0);
  const sliceStarts = visibleSlices.map((_, index) =>
    visibleSlices.slice(0, index).reduce((sum, { value }) => sum + (100 * value) / total, 0),
  );
  return (
    <figure className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <div className="relative mx-auto aspect-square w-40 max-w-full flex-none">
        <svg aria-hidden viewBox="0 0 42 42" className="size-full -rotate-90 rtl:-scale-y-100">
          {visibleSlices.map(({ key, value }, index) => (
            <circle
              key={key}
              cx="21"
              cy="21"
              r="17"
              pathLength="100"
              fill="none"
              stroke={colors[index % colors.length]}
              strokeWidth="6"
              strokeDasharray={`${Math.max(0.2, (100 * value) / total - gap)} 100`}
              strokeDashoffset={-(sliceStarts[index] ?? 0)}
            />
          ))}
        </svg>
        <p
          aria-hidden
          className="absolute inset-0 flex flex-col items-center justify-center text-xs text-muted"
        >
          <bdi suppressHydrationWarning className="figures text-sm font-semibold text-ink">
            {format(total)}
          </bdi>
          {whole}
        </p>
      </div>
      <table aria-label={title} className="min-w-0 flex-1 basis-56 text-sm">
        <tbody>
          {visibleSlices.map(({ key, label, value }, index) => (
            <tr key={key} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1.5 text-start font-normal">
                <svg aria-hidden viewBox="0 0 12 12" className="me-2 inline size-3">
                  <rect width="12" height="12" rx="3" fill={colors[index % colors.length]} />
                </svg>
                {label}
              </th>
              <td className="figures py-1.5 ps-3 text-end">
                <bdi suppressHydrationWarning>{format(value)}</bdi>
              </td>
              <td className="figures w-14 py-1.5 ps-3 text-end text-muted">
                <bdi suppressHydrationWarning>{formatShare(value / total)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
