import { dayIn, daysBetween } from "#shared/time-zone.ts";
import { formatDate, formatDaysAgo } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";
import { useTimeZone } from "./use-time-zone";

interface RecentTimeProps {
  /** ISO 8601. */
  value: string;
  /**
   * The user's current day as sent by the server, `YYYY-MM-DD`, so that server and browser render the same
   * text.
   */
  today: string;
  /** Whether the time follows other words: "today", not "Today". */
  isInSentence?: boolean;
  className?: string;
}

/**
 * A past instant in a member's list: "Today, 8:17 AM", "Nov 26", "Nov 26, 2025". The tooltip contains the
 * exact time.
 */
export function RecentTime({
  value,
  today,
  isInSentence = false,
  className = "whitespace-nowrap",
}: RecentTimeProps) {
  const language = useLanguage();
  const zone = useTimeZone();
  return (
    <time
      dateTime={value}
      title={formatDate(value, language, "minute", zone)}
      className={className}
      suppressHydrationWarning
    >
      {recentTime(value, { today, language, zone, isInSentence })}
    </time>
  );
}

/** Returns the text of `RecentTime`. It names today and yesterday, and omits the current year. */
export function recentTime(
  value: string,
  {
    today,
    language,
    zone,
    isInSentence = false,
  }: { today: string; language: string; zone: string; isInSentence?: boolean },
): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const day = dayIn(date, zone);
  const dayName = nameOfDay(day, { today, language });
  if (dayName) {
    const time = formatDate(value, language, "time", zone);
    const dayText = isInSentence ? dayName.charAt(0).toLocaleLowerCase(language) + dayName.slice(1) : dayName;
    return `${dayText}${language === "ar" ? "،" : ","} ${time}`;
  }
  return formatDate(value, language, day.slice(0, 4) === today.slice(0, 4) ? "shortDay" : "day", zone);
}

/** Returns "Today" or "Yesterday" in a language, undefined for other days. */
export function nameOfDay(
  day: string,
  { today, language }: { today: string; language: string },
): string | undefined {
  const daysAgo = daysBetween(day, today);
  if (daysAgo !== 0 && daysAgo !== 1) return undefined;
  const name = formatDaysAgo(daysAgo, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
