import { formatMoney, type MoneyOptions } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";
import { classNames } from "./class-names";

interface MoneyProps extends MoneyOptions {
  /** In minor units. */
  amount: number;
  currency: string;
  /** Green for gains and red for losses. The sign carries the same information. */
  colored?: boolean;
  className?: string;
}

/**
 * An amount in minor units, formatted in the page's language, with tabular figures, and isolated from the
 * direction of the surrounding text.
 */
export function Money({ amount, currency, sign, foreign, colored = false, className }: MoneyProps) {
  const language = useLanguage();
  const color = colored && amount !== 0 && (amount > 0 ? "text-success" : "text-danger");
  return (
    // Server and browser may format differently, for example with other spaces. The server's text is kept.
    <bdi suppressHydrationWarning className={classNames("figures whitespace-nowrap", color, className)}>
      {formatMoney(amount, currency, language, { sign, foreign })}
    </bdi>
  );
}
