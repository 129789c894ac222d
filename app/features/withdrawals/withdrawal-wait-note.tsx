import type { WithdrawalWait } from "#contract/withdrawals/withdrawals.ts";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";

/** Says why withdrawals are delayed, and until when. */
export function WithdrawalWaitNote({ wait: { until, cause } }: { wait: WithdrawalWait }) {
  const t = useTranslation("withdrawals");
  return (
    <Alert tone="warning" title={t(`wait_${cause}`)}>
      <p>{t("waitText")}</p>
      <p className="font-medium">
        {t("waitUntil")} <DateTime value={until} style="minute" />
      </p>
    </Alert>
  );
}
