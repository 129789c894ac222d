import { type DateStyle, formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";
import { useTimeZone } from "./use-time-zone";

interface DateTimeProps {
  /** ISO 8601. */
  value: string;
  style?: DateStyle;
  className?: string;
}

/** An instant as `<time>`, in the user's time zone. The `minute` style also shows the zone if it is UTC. */
export function DateTime({ value, style = "day", className = "whitespace-nowrap" }: DateTimeProps) {
  const language = useLanguage();
  const zone = useTimeZone();
  return (
    <time
      dateTime={value}
      title={formatDate(value, language, "minute", zone)}
      className={className}
      suppressHydrationWarning
    >
      {formatDate(value, language, style, zone)}
    </time>
  );
}
