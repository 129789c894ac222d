import { use } from "react";
import type { Wallet } from "#contract/wallet/wallet.ts";
import { useTimeZone } from "~/components/ui/use-time-zone";
import { PageContext } from "~/page/page-context";
import { formatDate, moneyInText } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

interface NextPayableProps {
  next: NonNullable<Wallet["nextPayable"]>;
  currency: string;
  hidden: boolean;
}

/** The amount that becomes available next, with its date, which is never in the past. */
export function NextPayable({ next, currency, hidden }: NextPayableProps) {
  const t = useTranslation("wallet");
  const language = useLanguage();
  const { servedAt } = use(PageContext).footer;
  const isDue = servedAt !== "" && Date.parse(next.at) <= Date.parse(servedAt);
  const date = formatDate(next.at, language, "day", useTimeZone());
  const amount = hidden ? "••••" : moneyInText(next.amount, currency, language);
  return (
    <p suppressHydrationWarning className="mt-2 text-sm font-medium">
      {isDue
        ? t("nextDue", { amount })
        : t(next.isEstimate ? "nextEstimated" : "nextPayable", { amount, date })}
    </p>
  );
}
