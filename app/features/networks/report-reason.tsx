import type { TextKey } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import type { texts } from "~/locales/en/report-reasons";

/** Why nobody was credited for a report, or for a line of one, in plain words. */
export function ReportReason({ reason }: { reason: TextKey<typeof texts> }) {
  return useTranslation("report-reasons")(reason);
}
