import type { PurchaseDetail } from "#contract/cash-back/cash-back.ts";
import { Timeline } from "~/components/timeline/timeline";
import { Money } from "~/components/ui/money";
import { ExpectedRelease } from "~/features/cash-back/expected-release";
import { type PurchaseStep, purchaseSteps } from "~/features/cash-back/purchase-steps";
import { useTranslation } from "~/i18n/use-translation";

/** Shows the past steps of a purchase, and when the next ones are expected. */
export function PurchaseTimeline({ purchase }: { purchase: PurchaseDetail }) {
  const t = useTranslation("cash-back");
  const titleOf = (step: PurchaseStep) =>
    step.mark === "awaited" ? t(`awaited_${step.event}`) : t(`step_${step.event}`);
  const events = purchaseSteps(purchase).map((step, index) => ({
    key: `${index} ${step.event}`,
    title: titleOf(step),
    at: step.at,
    mark: step.mark,
    note: "cashBack" in step && step.cashBack !== undefined && step.mark === "done" && (
      <Money amount={step.cashBack} currency={purchase.currency} />
    ),
    text:
      step.mark === "awaited"
        ? step.expected && <ExpectedRelease expected={step.expected} />
        : step.reason && t(`reason_${step.reason}`),
  }));
  return <Timeline events={events} />;
}
