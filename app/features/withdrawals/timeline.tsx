import type { Withdrawal } from "#contract/withdrawals.ts";
import { classNames } from "~/components/ui/class-names";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";
import { lifeOf } from "./life";

const dots = {
  done: "border-primary bg-primary",
  ended: "border-danger bg-danger",
  awaited: "border-line-strong bg-surface",
};

/** What happened to a withdrawal so far, and what comes next (design §4 Withdrawals). */
export function Timeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslation("withdrawals");
  const { approvals, reason } = withdrawal;
  return (
    <ol className="space-y-0">
      {lifeOf(withdrawal).map(({ event, at, mark }) => (
        <li key={event} className="group relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden
            className="absolute start-[0.4375rem] top-5 bottom-0 w-0.5 bg-line group-last:hidden"
          />
          <span
            aria-hidden
            className={classNames("relative mt-1.5 size-4 shrink-0 rounded-full border-2", dots[mark])}
          />
          <div className={classNames("min-w-0", mark === "awaited" && "text-muted")}>
            <p className="font-medium">{t(mark === "awaited" ? `awaited_${event}` : `happened_${event}`)}</p>
            <p className="text-sm text-muted">
              {at && <DateTime value={at} style="minute" />}
              {event === "approved" &&
                mark === "awaited" &&
                approvals.required > 1 &&
                t("approvals", { ...approvals })}
            </p>
            {mark === "ended" && reason && <p className="mt-1 break-words">{reason}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
