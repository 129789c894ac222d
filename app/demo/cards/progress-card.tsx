import { Card } from "~/components/ui/card";
import { type ProgressRow, ProgressRows } from "./progress-rows";
import { Trend } from "./trend";

interface ProgressCardProps {
  title: string;
  /** The total. `change` is the relative change of this total. */
  total?: string;
  change?: number;
  rows: ProgressRow[];
}

/** Renders several progress bars in a card. */
export function ProgressCard({ title, total, change, rows }: ProgressCardProps) {
  return (
    <Card title={title}>
      {total && (
        <div className="mb-5 flex flex-wrap items-baseline gap-x-3">
          <bdi className="figures text-2xl font-bold" suppressHydrationWarning>
            {total}
          </bdi>
          {change !== undefined && <Trend change={change} />}
        </div>
      )}
      <ProgressRows rows={rows} />
    </Card>
  );
}
