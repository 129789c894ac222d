import { Timeline, type TimelineEvent } from "~/components/timeline/timeline";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import type { ExamplePayout } from "./example";

/** Shows an example withdrawal with figures and timeline, in the same way as members see it. */
export function PayoutExample({ amount, fee, currency }: ExamplePayout) {
  const t = useTranslation("welcome");
  const facts = [
    { label: t("payoutMethod"), value: t("payoutMethodValue") },
    { label: t("payoutAmount"), value: <Money amount={amount} currency={currency} /> },
    { label: t("payoutFee"), value: <Money amount={fee} currency={currency} /> },
    { label: t("payoutNet"), value: <Money amount={amount - fee} currency={currency} />, strong: true },
  ];
  const steps = [
    { title: t("payoutRequested"), note: t("payoutRequestedNote") },
    { title: t("payoutApproved"), note: t("payoutApprovedNote") },
    { title: t("payoutPaid"), note: t("payoutPaidNote") },
  ];
  const events = steps.map((step): TimelineEvent => ({ ...step, key: step.title, at: null, mark: "done" }));
  return (
    <Card
      title={t("payoutTitle")}
      subtitle={t("payoutText")}
      actions={<Badge tone="info">{t("example")}</Badge>}
    >
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Facts facts={facts} />
        <div className="max-sm:hidden [&_li]:pb-4">
          <Timeline events={events} />
        </div>
      </div>
    </Card>
  );
}
