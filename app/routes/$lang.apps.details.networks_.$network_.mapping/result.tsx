import type { TriedMapping } from "#contract/admin-networks.ts";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { Reading } from "~/features/networks/reading";
import { ReportReason } from "~/features/networks/report-reason";
import { useTranslation } from "~/i18n/use-translation";

/** What was read of the sample, or why nothing could be. */
export function Result({ tried }: { tried: TriedMapping | undefined }) {
  const t = useTranslation("networks");
  return (
    <Card title={t("result")}>
      <div aria-live="polite" className="grid gap-4">
        {!tried && <p className="text-muted">{t("resultNone")}</p>}
        {tried?.isRead === false && (
          <Alert tone="warning" title={t("resultBad")}>
            <ReportReason reason={tried.reason} />
          </Alert>
        )}
        {tried?.isRead && (
          <>
            <Alert tone="success">{t("resultGood")}</Alert>
            <Reading interpretation={tried.interpretation} />
          </>
        )}
      </div>
    </Card>
  );
}
