import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

/** The day on an order: the same day wherever it is read. */
export function OrderDay({ day }: { day: string }) {
  const language = useLanguage();
  return (
    <time dateTime={day} className="whitespace-nowrap" suppressHydrationWarning>
      {formatDate(day, language)}
    </time>
  );
}
