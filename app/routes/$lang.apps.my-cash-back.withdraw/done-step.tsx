import { CircleCheckBig } from "lucide-react";
import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { Card } from "~/components/ui/card";
import { TaskConfirmation } from "~/components/ui/task-confirmation";
import { StateBadge } from "~/features/withdrawals/state-badge";
import { WithdrawalTimeline } from "~/features/withdrawals/timeline";
import { WithdrawalFacts } from "~/features/withdrawals/withdrawal-facts";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/** Shows the requested withdrawal: its reference, what happens next, and a link to its page. */
export function DoneStep({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslation("withdrawals");
  return (
    <div className="space-y-6">
      <Card>
        <TaskConfirmation
          Icon={CircleCheckBig}
          title={t("doneTitle")}
          text={t("doneText")}
          reference={{ label: t("reference"), value: withdrawal.reference }}
        />
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
