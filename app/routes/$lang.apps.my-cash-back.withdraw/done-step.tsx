import { CircleCheckBig } from "lucide-react";
import type { Withdrawal } from "#contract/withdrawals.ts";
import { Card } from "~/components/ui/card";
import { StateBadge } from "~/features/withdrawals/state-badge";
import { WithdrawalTimeline } from "~/features/withdrawals/timeline";
import { WithdrawalFacts } from "~/features/withdrawals/withdrawal-facts";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/** Last step: the reference, what happens next, and where to follow it. */
export function DoneStep({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslation("withdrawals");
  return (
    <div className="space-y-6">
      <Card>
        <div className="flex flex-wrap items-center gap-4">
          <CircleCheckBig aria-hidden className="size-12 shrink-0 text-success" strokeWidth={1.6} />
          <div className="min-w-0 flex-1">
            <h2 className="text-xl font-semibold outline-none">{t("doneTitle")}</h2>
            <p className="text-muted">{t("doneText")}</p>
          </div>
          <p className="sm:text-end">
            <span className="block text-sm text-muted">{t("reference")}</span>
            <bdi className="tabular-nums text-lg font-semibold">{withdrawal.reference}</bdi>
          </p>
        </div>
      </Card>
      <div className="grid gap-6 md:grid-cols-2">
        <Card title={t("figures")} actions={<StateBadge withdrawal={withdrawal} />}>
          <WithdrawalFacts withdrawal={withdrawal} />
        </Card>
        <Card title={t("timeline")}>
          <WithdrawalTimeline withdrawal={withdrawal} />
        </Card>
      </div>
      <div className="flex flex-wrap gap-3">
        <LocalizedLinkButton to={`/apps/my-cash-back/withdraw-history?view=${withdrawal.id}`}>
          {t("details")}
        </LocalizedLinkButton>
        <LocalizedLinkButton variant="soft" to="/apps/my-cash-back/withdraw-history">
          {t("toHistory")}
        </LocalizedLinkButton>
        <LocalizedLinkButton variant="ghost" to="/apps/wallet/my-balance">
          {t("toBalance")}
        </LocalizedLinkButton>
      </div>
    </div>
  );
}
