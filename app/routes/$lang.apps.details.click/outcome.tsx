import type { AdminClick } from "#contract/clicks/admin-clicks.ts";
import type { ClickOutcome } from "#contract/clicks/click-outcomes.ts";
import { Badge } from "~/components/ui/badge";
import type { Tone } from "~/components/ui/tone";
import { LeadBadge } from "~/features/cash-back/lead-badge";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

const tones: Record<ClickOutcome, Tone> = { none: "neutral", tracked: "success", expired: "warning" };

/** The outcome of a click: the states of its leads, as links, or a text if there are none. */
export function Outcome({ click: { outcome, leads } }: { click: AdminClick }) {
  const t = useTranslation("clicks");
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2 sm:justify-start">
      {leads.length === 0 && <Badge tone={tones[outcome]}>{t(`outcome_${outcome}`)}</Badge>}
      {leads.map(({ id, state }) => (
        <LocalizedLink
          key={id}
          to={`/apps/details/leads?view=${id}`}
          aria-label={t("openLead")}
          className="rounded-full hover:brightness-95"
        >
          <LeadBadge state={state} />
        </LocalizedLink>
      ))}
    </span>
  );
}
