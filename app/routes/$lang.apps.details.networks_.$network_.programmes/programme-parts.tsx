import type { AdminProgramme } from "#contract/networks/admin-programmes.ts";
import { NoValue } from "~/components/data-table/no-value";
import { Badge } from "~/components/ui/badge";
import type { Tone } from "~/components/ui/tone";
import { formatBasisPoints, formatMoney } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

const tones: Record<AdminProgramme["state"], Tone> = {
  new: "info",
  accepted: "success",
  changed: "warning",
  ended: "danger",
  ignored: "neutral",
};

/** The state of a programme, and whether the network's list lacks it. */
export function ProgrammeBadge({ state, missingSince }: Pick<AdminProgramme, "state" | "missingSince">) {
  const t = useTranslation("network-programmes");
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
      {missingSince !== null && state !== "ended" && <Badge tone="warning">{t("missing")}</Badge>}
    </span>
  );
}

/** The range of a programme's commissions. */
export function Commission({ programme: { commission, currency } }: { programme: AdminProgramme }) {
  const language = useLanguage();
  if (!commission) return <NoValue />;
  const { kind, minimum, maximum } = commission;
  const text = (value: number) =>
    kind === "percent" ? formatBasisPoints(value, language) : formatMoney(value, currency, language);
  return (
    <bdi suppressHydrationWarning className="figures">
      {minimum === maximum ? text(maximum) : `${text(minimum)} – ${text(maximum)}`}
    </bdi>
  );
}
