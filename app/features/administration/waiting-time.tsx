import { DateTime } from "~/components/ui/date-time";
import { useTimeZone } from "~/components/ui/use-time-zone";
import { formatRelative } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

interface WaitingTimeProps {
  /** ISO 8601. */
  since: string;
  /** The server's time in milliseconds since 1970, so that server and browser render the same text. */
  now: number;
  /** Whether to color long times: amber after 24 hours, red after the promised 48 hours. */
  isPromised?: boolean;
}

const hour = 60 * 60 * 1000;

function toneOf(age: number): string | undefined {
  if (age > 48 * hour) return "font-medium text-danger";
  return age > 24 * hour ? "font-medium text-warning" : undefined;
}

/** How long a member has been waiting, and since which day. */
export function WaitingTime({ since, now, isPromised = false }: WaitingTimeProps) {
  const language = useLanguage();
  const zone = useTimeZone();
  return (
    <span className="block whitespace-nowrap">
      <span suppressHydrationWarning className={isPromised ? toneOf(now - Date.parse(since)) : undefined}>
        {formatRelative(since, new Date(now), language, zone)}
      </span>
      <DateTime value={since} className="block text-xs text-muted" />
    </span>
  );
}
