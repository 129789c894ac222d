import { DateTime } from "./date-time";

interface PeriodProps {
  of: { startsAt: string; endsAt: string | null };
  /** What stands for an end that is not set. */
  openEnd: string;
}

/** From when to when something runs. */
export function Period({ of: { startsAt, endsAt }, openEnd }: PeriodProps) {
  return (
    <span className="block">
      <DateTime value={startsAt} /> –{" "}
      {endsAt ? <DateTime value={endsAt} /> : <span className="text-muted">{openEnd}</span>}
    </span>
  );
}
