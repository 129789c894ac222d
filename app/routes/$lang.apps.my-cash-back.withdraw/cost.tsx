import { Facts } from "~/components/ui/facts";
import { ApproximateAmountNote } from "~/features/wallet/approximate-amount";
import { formatDate, isolateDirection, moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { quoteFacts } from "./quote-facts";
import type { Price } from "./typed-price";
import type { Quote } from "./view";

/** Shows the amount that arrives, when, and how it is calculated, or why the amount can't be withdrawn. */
export function Cost({ price }: { price: Price }) {
  const t = useTranslation("withdrawals");
  return (
    <section
      aria-label={t("costTitle")}
      aria-live="polite"
      className="rounded-md border border-line bg-sunken p-4 sm:min-h-56 sm:p-5"
    >
      {price && "quote" in price ? (
        <>
          <ArrivalNote quote={price.quote} />
          <div className="mt-4 border-t border-line pt-4">
            <Facts facts={quoteFacts(price.quote, t)} />
          </div>
          <ApproximateAmountNote currency={price.quote.currency} className="mt-4" />
        </>
      ) : (
        <p className="text-muted">{price?.problem ?? t("costEmpty")}</p>
      )}
    </section>
  );
}

/** Shows "You get $643.69 by Dec 1", and how the date is calculated. */
export function ArrivalNote({ quote: { net, currency, arrivesBy } }: { quote: Quote }) {
  const t = useTranslation("withdrawals");
  const language = useLanguage();
  const amount = moneyInText(net, currency, language);
  const date = arrivesBy && isolateDirection(formatDate(arrivesBy, language, "shortDay"), language);
  return (
    <div>
      <p suppressHydrationWarning className="figures text-lg font-semibold">
        {date ? t("getBy", { amount, date }) : t("get", { amount })}
      </p>
      {date && <p className="mt-1 text-sm text-muted">{t("getByWhy")}</p>}
    </div>
  );
}
