import { Card } from "~/components/ui/card";
import { Money } from "~/components/ui/money";
import { Facts } from "~/components/ui/facts";
import { ApproximatelyNote } from "~/features/wallet/approximately";
import { useColon } from "~/i18n/use-colon";
import { useTranslation } from "~/i18n/use-translation";
import { quoteFacts } from "./quote-facts";
import type { LiveQuote } from "./use-live-quote";
import type { Limits } from "~/features/withdrawals/method-links";

/** The fee and arrival of an amount, or why it can't be withdrawn. */
export function CostCard({ live: { quote, problem, busy }, limits }: { live: LiveQuote; limits: Limits }) {
  const t = useTranslation("withdrawals");
  return (
    <Card title={t("costTitle")} subtitle={<AvailableLine limits={limits} />}>
      <div
        aria-live="polite"
        aria-busy={busy}
        className="sm:min-h-40 transition-opacity aria-busy:opacity-60"
      >
        {quote ? (
          <>
            <Facts facts={quoteFacts(quote, t)} />
            <ApproximatelyNote currency={quote.currency} className="mt-4" />
          </>
        ) : (
          <p className="text-muted">{problem ?? t("costEmpty")}</p>
        )}
      </div>
    </Card>
  );
}

function AvailableLine({ limits }: { limits: Limits }) {
  const t = useTranslation("withdrawals");
  const colon = useColon();
  return (
    <>
      {t("available") + colon}
      <Money amount={limits.available} currency={limits.currency} className="font-medium text-ink" />
    </>
  );
}
