import { DateTime } from "~/components/ui/date-time";
import { formatRelative } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

interface WaitingTimeProps {
  /** ISO 8601. */
  since: string;
  /** The server's time in milliseconds since 1970, so that server and browser render the same. */
  now: number;
}

/** The time a member has been waiting, and the day since when. */
export function WaitingTime({ since, now }: WaitingTimeProps) {
  const language = useLanguage();
  return (
    <span className="block whitespace-nowrap">
      <span suppressHydrationWarning>{formatRelative(since, new Date(now), language)}</span>
      <DateTime value={since} className="block text-xs text-muted" />
    </span>
  );
}
