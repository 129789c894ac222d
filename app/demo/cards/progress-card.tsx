import { Card } from "~/components/ui/card";
import { type ProgressRow, ProgressRows } from "./progress-rows";
import { Trend } from "./trend";

interface ProgressCardProps {
  title: string;
  /** What it all comes to, and where that is going. */
  figure?: string;
  change?: number;
  rows: ProgressRow[];
}

/** How far several things are. */
export function ProgressCard({ title, figure, change, rows }: ProgressCardProps) {
  return (
    <Card title={title}>
      {figure && (
        <div className="mb-5 flex flex-wrap items-baseline gap-x-3">
          <bdi className="figures text-2xl font-bold" suppressHydrationWarning>
            {figure}
          </bdi>
          {change !== undefined && <Trend change={change} />}
        </div>
      )}
      <ProgressRows rows={rows} />
    </Card>
  );
}
