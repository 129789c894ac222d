import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { Timeline } from "~/components/timeline/timeline";
import { useTranslation } from "~/i18n/use-translation";
import { ReturnedAmount } from "./returned-amount";
import { withdrawalEvents } from "./withdrawal-events";

/** The past and expected steps of a withdrawal. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslation("withdrawals");
  const { approvals, reason, failure } = withdrawal;
  const events = withdrawalEvents(withdrawal).map(({ event, at, mark }) => {
    const needsTwo = event === "approved" && mark === "awaited" && approvals.required > 1;
    return {
      key: event,
      at,
      mark,
      title: event === "held" ? t("held") : t(mark === "awaited" ? `awaited_${event}` : `state_${event}`),
      note: needsTwo && t("approvals", { ...approvals }),
      text:
        event === "held"
          ? t("heldText")
          : event === "unclaimed"
            ? t("claimAtPaypal")
            : mark === "ended" && (
                <>
                  <ReturnedAmount withdrawal={withdrawal} />
                  {failure && <span className="block">{t(`failure_${failure}`)}</span>}
                  {reason && <bdi className="block">{reason}</bdi>}
                </>
              ),
    };
  });
  return <Timeline events={events} />;
}
