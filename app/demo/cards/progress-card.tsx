import { Card } from "~/components/ui/card";
import { ProgressBar } from "./progress-bar";

interface ProgressCardProps {
  title: string;
  /** `percent` from 0 to 100; `text` says the same. */
  rows: { label: string; percent: number; text: string }[];
}

/** How far several things are. */
export function ProgressCard({ title, rows }: ProgressCardProps) {
  return (
    <Card title={title}>
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
    </Card>
  );
}
