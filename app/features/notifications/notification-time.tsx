import { useTimeZone } from "~/components/ui/use-time-zone";
import { formatDate, formatRelative } from "~/i18n/format";

interface NotificationTimeProps {
  /** ISO 8601. */
  value: string;
  /** The server's time in milliseconds since 1970, so that server and browser render the same text. */
  now: number;
  className?: string;
}

/** The relative time in Vietnamese, like the notification's text. The exact time is its tooltip. */
export function NotificationTime({ value, now, className }: NotificationTimeProps) {
  const zone = useTimeZone();
  return (
    <span className={className}>
      <time lang="vi" dir="ltr" dateTime={value} title={formatDate(value, "vi", "minute", zone)}>
        {formatRelative(value, new Date(now), "vi", zone)}
      </time>
    </span>
  );
}
