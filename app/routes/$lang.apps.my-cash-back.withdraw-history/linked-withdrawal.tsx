import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { Money } from "~/components/ui/money";
import { StateBadge } from "~/features/withdrawals/state-badge";
import { useTranslation } from "~/i18n/use-translation";
import { viewSearch } from "./addresses";

/** Shows the withdrawal that a notification links to, if the list's current page doesn't contain it. */
export function LinkedWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslation("withdrawals");
  return (
    <Card label={t("fromNotification")} className="bg-primary-soft text-on-primary-soft">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="min-w-0">
          <span className="block text-sm">{t("fromNotification")}</span>
          <bdi className="tabular-nums font-semibold">{withdrawal.reference}</bdi>
        </p>
        <Money amount={withdrawal.amount} currency={withdrawal.currency} className="text-lg font-semibold" />
        <StateBadge withdrawal={withdrawal} />
        <LinkButton size="sm" to={viewSearch(withdrawal.id)} className="ms-auto">
          {t("details")}
        </LinkButton>
      </div>
    </Card>
  );
}
