import type { Analytics } from "#contract/analytics/admin-analytics.ts";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { leadsPath } from "~/features/administration/overview-links";
import { ShareBars } from "~/features/administration/share-bars";
import { ViewAll } from "./view-all";

/** Shows the rejected purchases by reason, the most frequent reason first. */
export function RejectionReasons({ refused, period }: Pick<Analytics, "refused" | "period">) {
  const t = useTranslation("analytics");
  const reasons = useTranslation("lead-reasons");
  return (
    <Card
      title={t("refusedTitle")}
      subtitle={t("refusedText")}
      actions={<ViewAll to={leadsPath(period, { state: "refused" })} />}
    >
      <ShareBars
        empty={t("refusedEmpty")}
        rows={refused.map(({ reason, count }) => ({
          id: reason,
          name: reasons(`reason_${reason}`),
          count,
          to: leadsPath(period, { state: "refused", reason }),
        }))}
      />
    </Card>
  );
}
