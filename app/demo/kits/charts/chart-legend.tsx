import { seriesStyle } from "./series-style";

/** Renders the color of each series. */
export function ChartLegend({ labels }: { labels: string[] }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {labels.map((label, index) => (
        <li key={label} className="flex items-center gap-2">
          <span aria-hidden className={`size-3 rounded-full ${seriesStyle(index).sign}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}
