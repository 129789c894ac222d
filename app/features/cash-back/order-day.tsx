import { formatDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

/** The date of an order, which doesn't depend on the time zone. */
export function OrderDay({ day }: { day: string }) {
  const language = useLanguage();
  return (
    <time dateTime={day} className="whitespace-nowrap" suppressHydrationWarning>
      {formatDate(day, language)}
    </time>
  );
}
