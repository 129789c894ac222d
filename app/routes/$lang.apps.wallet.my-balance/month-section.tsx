import { FileText } from "lucide-react";
import { useId } from "react";
import { nameOfDay } from "~/components/ui/recent-time";
import { HideableMoney } from "~/features/wallet/hideable-money";
import { formatDate } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { pdfPath } from "./addresses";
import { lastDayOf, type Month } from "./group-items";
import { StatementRow } from "./statement-row";

interface MonthSectionProps {
  month: Month;
  /** The sum of the month's transactions; undefined if there are too many of them. */
  sum: number | undefined;
  today: string;
  /** The id of the transaction that is open in the panel. */
  opened: string | null;
  hidden: boolean;
}

/** Shows the transactions of a month by day. The month's heading stays visible while scrolling. */
export function MonthSection({ month: { month, days }, sum, today, opened, hidden }: MonthSectionProps) {
  const t = useTranslation("wallet");
  const language = useLanguage();
  const id = useId();
  const name = formatDate(`${month}-01`, language, "month");
  const currency = days[0]?.items[0]?.currency;
  return (
    <section aria-labelledby={id}>
      <div className="sticky top-(--top-bar) z-10 flex min-h-9 items-center border-y border-line bg-sunken px-4 sm:px-6">
        <h2 id={id} suppressHydrationWarning className="text-sm font-semibold">
          {name}
        </h2>
        <LocalizedLinkButton
          variant="ghost"
          size="icon"
          to={pdfPath({ from: `${month}-01`, to: lastDayOf(month) })}
          reloadDocument
          aria-label={t("statementOf", { month: name })}
          title={t("statementOf", { month: name })}
          className="text-muted"
        >
          <FileText aria-hidden className="size-4" />
        </LocalizedLinkButton>
        {sum !== undefined && currency && (
          <p className="ms-auto text-sm font-medium text-muted">
            <span className="sr-only">{t("monthSum")} </span>
            <HideableMoney hidden={hidden} amount={sum} currency={currency} sign="always" />
          </p>
        )}
      </div>
      {days.map(({ day, items }) => (
        <div key={day} className="look-statement-day">
          <h3 suppressHydrationWarning>
            {nameOfDay(day, { today, language }) ?? formatDate(day, language, "shortDay")}
          </h3>
          <ul>
            {items.map((item) => (
              <StatementRow
                key={item.id}
                item={item}
                today={today}
                isOpened={item.id === opened}
                hidden={hidden}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
