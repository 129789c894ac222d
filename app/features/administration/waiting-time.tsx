import { DateTime } from "~/components/ui/date-time";
import { formatRelative } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

interface WaitingTimeProps {
  /** ISO 8601. */
  since: string;
  /** Milliseconds since 1970; the server's, so that both sides render the same. */
  now: number;
}

/** How long a member has been waiting, with the day it began. */
export function WaitingTime({ since, now }: WaitingTimeProps) {
  const language = useLanguage();
  return (
    <span className="block whitespace-nowrap">
      <span suppressHydrationWarning>{formatRelative(since, new Date(now), language)}</span>
      <DateTime value={since} className="block text-xs text-muted" />
    </span>
  );
}
