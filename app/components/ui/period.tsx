import { DateTime } from "./date-time";

interface PeriodProps {
  of: { startsAt: string; endsAt: string | null };
  /** Shown instead of a missing end. */
  openEnd: string;
}

/** The period in which something is valid. */
export function Period({ of: { startsAt, endsAt }, openEnd }: PeriodProps) {
  return (
    <span className="block">
      <DateTime value={startsAt} /> –{" "}
      {endsAt ? <DateTime value={endsAt} /> : <span className="text-muted">{openEnd}</span>}
    </span>
  );
}
