import { approximate } from "#contract/accounts/shown-currency.ts";
import { classNames } from "~/components/ui/class-names";
import { Money } from "~/components/ui/money";
import { formatDate } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useViewer } from "~/page/use-viewer";

interface ApproximateAmountProps {
  /** The amount in minor units of the accounts' currency. */
  amount: number;
  currency: string;
  className?: string;
}

/** The approximate amount in the currency that the user chose for display. Renders nothing without one. */
export function ApproximateAmount({ amount, currency, className }: ApproximateAmountProps) {
  const displayCurrency = useDisplayCurrency();
  if (!displayCurrency) return null;
  const converted = Number(approximate(amount, currency, displayCurrency));
  return (
    <span className={classNames("block font-normal tracking-normal", className)}>
      ≈ <Money amount={converted} currency={displayCurrency.currency} foreign />
    </span>
  );
}

/** A note with the date of the exchange rate. It says that payments are made in the accounts' currency. */
export function ApproximateAmountNote({ currency, className }: { currency: string; className?: string }) {
  const t = useTranslation("shown-currency");
  const language = useLanguage();
  const displayCurrency = useDisplayCurrency();
  if (!displayCurrency) return null;
  const date = formatDate(displayCurrency.date, language);
  // Isolated from the direction of the surrounding sentence.
  const values = { date, source: `\u2068${displayCurrency.source}\u2069`, currency };
  return (
    <p suppressHydrationWarning className={classNames("text-sm text-muted", className)}>
      {displayCurrency.source ? t("noteFrom", values) : t("note", values)}
    </p>
  );
}

function useDisplayCurrency() {
  const viewer = useViewer();
  return viewer.state === "signed-in" ? viewer.shown : null;
}
