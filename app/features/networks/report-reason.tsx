import type { TextKey } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import type { texts } from "~/locales/en/report-reasons";

/** Shows why a report, or one of its lines, wasn't credited. */
export function ReportReason({ reason }: { reason: TextKey<typeof texts> }) {
  return useTranslation("report-reasons")(reason);
}
