import type { LeadDetails } from "#contract/leads/admin-leads.ts";
import { Timeline } from "~/components/timeline/timeline";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";

/** Lists the state changes of a lead, who made them, and the cash back after each. */
export function LeadChanges({ lead: { changes, currency } }: { lead: LeadDetails }) {
  const t = useTranslation("leads");
  const names = useTranslation("cash-back");
  const events = changes.map(({ at, event, cashBackAfter, reason, actor }, index) => ({
    key: `${index} ${event}`,
    at,
    title: t(`event_${event}`),
    mark: event === "reject" || event === "reverse" ? ("ended" as const) : ("done" as const),
    note: <Money amount={cashBackAfter} currency={currency} />,
    text: (reason || actor) && (
      <span className="block text-sm text-muted">
        {actor && (
          <span className="block">
            <bdi>{t("byAdmin", { name: actor.name })}</bdi>
          </span>
        )}
        {reason && <span className="block">{names(`reason_${reason}`)}</span>}
      </span>
    ),
  }));
  return (
    <section aria-label={t("changes")}>
      <h3 className="mb-3 font-semibold">{t("changes")}</h3>
      {events.length > 0 ? <Timeline events={events} /> : <p className="text-muted">{t("noChanges")}</p>}
    </section>
  );
}
