import type { PayoutRun } from "#contract/payout-runs/payout-runs.ts";
import type { PayoutTransfer } from "#contract/payout-runs/payout-services.ts";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { type Fact, Facts } from "~/components/ui/facts";
import { useTranslation } from "~/i18n/use-translation";

/**
 * Shows the progress of a run that is sent by PayPal's API: its results, the times of the last and next
 * status query, and failures.
 */
export function TransferCard({ run, transfer }: { run: PayoutRun; transfer: PayoutTransfer }) {
  const t = useTranslation("payout-runs");
  const serviceTexts = useTranslation("payout-services");
  const { state, batchId, readAt, nextAt, failure, isManual } = transfer;
  const isInProgress = state === "waiting" || state === "accepted";
  const finishedCount = run.count - run.items.sent.count;
  const facts: Fact[] = [
    ...(batchId ? [{ label: t("batch"), value: <bdi dir="ltr">{batchId}</bdi> }] : []),
    ...(readAt ? [{ label: t("readAt"), value: <DateTime value={readAt} style="minute" /> }] : []),
    ...(nextAt ? [{ label: t("nextAt"), value: <DateTime value={nextAt} style="minute" /> }] : []),
  ];
  return (
    <Card title={t("transferTitle")} subtitle={t(`transfer_${state}`)}>
      <div className="grid gap-4">
        {isInProgress && failure && (
          <Alert tone="warning" title={t("transferFailing")}>
            {serviceTexts(`failure_${failure}`)} {isManual && t("transferManual")}
          </Alert>
        )}
        {state === "accepted" && run.count > 0 && (
          <div className="grid gap-1.5 text-sm" role="status">
            <progress className="w-full accent-primary" max={run.count} value={finishedCount} aria-hidden />
            {t("transferProgress", { done: finishedCount, count: run.count })}
          </div>
        )}
        <Facts facts={facts} />
      </div>
    </Card>
  );
}
