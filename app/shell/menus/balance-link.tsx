import { Wallet } from "lucide-react";
import { classNames } from "~/components/ui/class-names";
import { useAmountsHidden } from "~/page/amounts-hidden";
import { PrivacyToggle } from "~/features/wallet/privacy-toggle";
import type { Viewer } from "~/page/viewer";
import { formatMajorUnits, isolateDirection } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

// The length of an amount that fits the narrowest bar in the normal font size: "$751.69".
const shortAmount = 8;

interface BalanceLinkProps {
  /** In major units; null if unknown. An unknown balance is never shown as 0. */
  balance: number | null;
  currency: string | null;
  /** The part reserved for withdrawals, in major units. */
  reserved?: number;
  /** The balance converted to another currency. */
  shown?: Extract<Viewer, { state: "signed-in" }>["shown"];
  /** Whether a balance of 0, with nothing reserved, is shown as a plain amount without emphasis. */
  isQuiet?: boolean;
}

/**
 * The member's balance as a link to My Balance, with a button that hides amounts on all pages. Shows the
 * total and, below it, the available part; phones show only the available part, with a label.
 */
export function BalanceLink({ balance, currency, reserved = 0, shown = null, isQuiet }: BalanceLinkProps) {
  const t = useTranslation("shell");
  const language = useLanguage();
  const isHidden = useAmountsHidden();
  const isKnown = balance !== null && currency !== null;
  const amount = isKnown ? formatMajorUnits(balance, currency, language) : t("balanceUnknown");
  const isDotted = isKnown && isHidden;
  const availableAmount =
    isKnown && !isHidden ? formatMajorUnits(balance - reserved, currency, language) : "";
  const available =
    availableAmount && t("balanceAvailable", { amount: isolateDirection(availableAmount, language) });
  const approximateText =
    shown?.balance == null || !isKnown || isHidden
      ? ""
      : `≈ ${isolateDirection(formatMajorUnits(shown.balance, shown.currency, language, { foreign: true }), language)}`;
  // For staff who have never earned cash back, shows only the amount, in normal type.
  const isEmpty = isQuiet === true && balance === 0 && reserved === 0;
  const part = availableAmount && `${isolateDirection(availableAmount, language)} ${t("balancePart")}`;
  const details = [approximateText, part].filter(Boolean).join(", ");
  const isLong = amount.length > shortAmount;
  return (
    <div
      data-long={isLong || undefined}
      className={classNames(
        "group flex items-center rounded-full",
        isEmpty ? "text-muted" : "bg-primary-soft text-on-primary-soft",
      )}
    >
      <LocalizedLink
        to="/apps/wallet/my-balance"
        aria-live="off"
        aria-label={`${t("balance", { amount: isDotted ? t("balanceHidden") : amount })} ${details}`.trim()}
        title={isKnown ? details || t("balanceLabel") : t("balanceUnknownWhy")}
        suppressHydrationWarning
        data-quiet={isEmpty || undefined}
        className="flex min-h-10 items-center gap-2 rounded-full ps-3.5 pe-3.5 not-data-quiet:font-semibold hover:brightness-95 not-last:pe-1 max-xs:ps-2.5 max-xs:text-sm max-xs:group-data-long:ps-2 max-xs:group-data-long:text-xs"
      >
        <Wallet aria-hidden className="size-4.5 max-xs:hidden" strokeWidth={1.9} />
        {/* Wide enough for most balances, so that pressing the button next to it doesn't move the button. */}
        <bdi
          suppressHydrationWarning
          className="figures min-w-[8ch] text-center whitespace-nowrap max-xs:min-w-[7ch]"
        >
          {availableAmount && !isEmpty ? (
            <>
              <span className="block max-md:hidden">{amount}</span>
              <span className="block leading-tight md:hidden">{availableAmount}</span>
              <small className="block text-xs font-normal max-md:hidden">
                {reserved === 0 && approximateText ? approximateText : available}
              </small>
              <small className="block text-xs leading-tight font-normal md:hidden">{t("balancePart")}</small>
            </>
          ) : isDotted ? (
            "••••"
          ) : (
            amount
          )}
        </bdi>
      </LocalizedLink>
      {isKnown && <PrivacyToggle className="hover:bg-transparent! max-xs:w-7 max-xs:group-data-long:w-6" />}
    </div>
  );
}
