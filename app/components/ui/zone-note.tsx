import { isolateDirection } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { usePageZone } from "./use-time-zone";

interface ZoneNoteProps {
  /** Whether the figures include clicks, which are stored by days in UTC. */
  hasClicks?: boolean;
  className?: string;
}

/** A note with the time zone that determines the days of a filter or a chart. */
export function ZoneNote({ hasClicks = false, className }: ZoneNoteProps) {
  const t = useTranslation("ui");
  const language = useLanguage();
  const zone = usePageZone();
  return (
    <p className={`text-xs text-muted ${className ?? ""}`}>
      {t("daysOfZone", { zone: isolateDirection(zone.replaceAll("_", " "), language) })}
      {hasClicks && zone !== "UTC" && ` ${t("clicksOfUtc")}`}
    </p>
  );
}
