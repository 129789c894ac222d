import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";

interface CredentialListProps {
  /** `endsAt` is when a replaced credential stops working; `null` for the current one. */
  items: { id: string; description: ReactNode; endsAt: string | null }[];
  labels: { current: string; ends: string };
}

/** Lists the valid secrets or tokens and when they expire, without their values. */
export function CredentialList({ items, labels }: CredentialListProps) {
  return (
    <ul className="divide-y divide-line">
      {items.map(({ id, description, endsAt }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2 text-sm">
          <span>{description}</span>
          {endsAt === null ? (
            <Badge tone="success">{labels.current}</Badge>
          ) : (
            <Badge tone="warning">
              {labels.ends} <DateTime value={endsAt} style="minute" />
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
