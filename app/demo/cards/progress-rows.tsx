import { ProgressBar } from "./progress-bar";

export interface ProgressRow {
  label: string;
  /** From 0 to 100; `text` states the same value. */
  percent: number;
  text: string;
}

/** Renders several progress bars below each other. */
export function ProgressRows({ rows }: { rows: ProgressRow[] }) {
  return (
    <ul className="space-y-5">
      {rows.map(({ label, percent, text }) => (
        <li key={label}>
          <div className="mb-1.5 flex justify-between gap-3 text-sm">
            <span className="font-medium">{label}</span>
            <span className="text-muted" suppressHydrationWarning>
              {text}
            </span>
          </div>
          <ProgressBar percent={percent} />
        </li>
      ))}
    </ul>
  );
}
