import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Card } from "~/components/ui/card";

export interface ListRow {
  title: string;
  note?: string;
  /** At the end of the row: an amount, a count, a badge. */
  value: ReactNode;
}

interface ListCardProps {
  title: string;
  subtitle?: string;
  rows: ListRow[];
}

/** Things with a figure each: transactions, countries, tasks. */
export function ListCard({ title, subtitle, rows }: ListCardProps) {
  return (
    <Card title={title} subtitle={subtitle}>
      <ul className="space-y-4">
        {rows.map(({ title, note, value }) => (
          <li key={title} className="flex items-center gap-3">
            <Avatar name={title} shape="square" tone="neutral" />
            <div className="min-w-0 flex-1">
              <p className="font-medium" suppressHydrationWarning>
                {title}
              </p>
              {note && (
                <p className="text-sm text-muted" suppressHydrationWarning>
                  {note}
                </p>
              )}
            </div>
            <div className="figures text-end font-semibold whitespace-nowrap" suppressHydrationWarning>
              {value}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
