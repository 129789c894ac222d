import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Card } from "~/components/ui/card";

export interface ListRow {
  title: string;
  /** Shown instead of the title's initials. */
  icon?: LucideIcon;
  note?: ReactNode;
  /** The content at the end of the row: an amount, a count or a badge. */
  value: ReactNode;
}

interface ListCardProps {
  title: string;
  subtitle?: string;
  rows: ListRow[];
}

/** Renders a list with one figure per row, such as transactions, countries or tasks. */
export function ListCard({ title, subtitle, rows }: ListCardProps) {
  return (
    <Card title={title} subtitle={subtitle}>
      <ListRows rows={rows} />
    </Card>
  );
}

/** Renders the rows without a card around them. */
export function ListRows({ rows }: { rows: ListRow[] }) {
  return (
    <ul className="space-y-4">
      {rows.map(({ title, icon: Icon, note, value }) => (
        <li key={title} className="flex items-center gap-3">
          {Icon ? (
            <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-md bg-sunken text-ink">
              <Icon aria-hidden className="size-5" />
            </span>
          ) : (
            <Avatar name={title} shape="square" tone="neutral" />
          )}
          <div className="min-w-0 flex-1">
            <p className="font-medium" suppressHydrationWarning>
              {title}
            </p>
            {note && (
              <div className="text-sm text-muted" suppressHydrationWarning>
                {note}
              </div>
            )}
          </div>
          <div className="figures text-end font-semibold whitespace-nowrap" suppressHydrationWarning>
            {value}
          </div>
        </li>
      ))}
    </ul>
  );
}
