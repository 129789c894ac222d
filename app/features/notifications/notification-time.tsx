import { useTimeZone } from "~/components/ui/use-time-zone";
import { formatDate, formatRelative } from "~/i18n/format";

interface NotificationTimeProps {
  /** ISO 8601. */
  value: string;
  /** Milliseconds since 1970; the server's, so that both sides render the same. */
  now: number;
  className?: string;
}

/** How long ago, in Vietnamese like all of a notification, with the exact time at hand. */
export function NotificationTime({ value, now, className }: NotificationTimeProps) {
  const zone = useTimeZone();
  return (
    <span className={className}>
      <time lang="vi" dir="ltr" dateTime={value} title={formatDate(value, "vi", "minute", zone)}>
        {formatRelative(value, new Date(now), "vi")}
      </time>
    </span>
  );
}
