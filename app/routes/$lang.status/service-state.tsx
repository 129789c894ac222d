import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import type { Tone } from "~/components/ui/tone";
import { useTranslation } from "~/i18n/use-translation";

const tones = {
  working: "success",
  read_only: "warning",
  maintenance: "warning",
  paused: "warning",
  delayed: "warning",
  unavailable: "danger",
  unknown: "neutral",
} satisfies Record<string, Tone>;

interface ServiceStateProps {
  service: "accounts" | "purchases" | "emails";
  state: keyof typeof tones;
  /** Since when the service has been delayed, in ISO 8601. */
  since?: string | null | undefined;
}

/** Shows a service with its state and, if it is delayed, since when. */
export function ServiceState({ service, state, since }: ServiceStateProps) {
  const t = useTranslation("service-status");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div>
        <h2 className="font-semibold">{t(service)}</h2>
        <p className="text-sm text-muted">{t(`${service}Text`)}</p>
        {since && (
          <p className="mt-1 text-sm">
            {t("since")} <DateTime value={since} style="minute" />
          </p>
        )}
      </div>
      <Badge tone={tones[state]}>{t(state === "unavailable" ? "unavailableState" : state)}</Badge>
    </li>
  );
}
