import { useTranslation } from "~/i18n/use-translation";

/** How a visitor to a store makes sure that the purchase is tracked. */
export function TrackingAdvice() {
  const t = useTranslation("stores");
  return (
    <ul aria-label={t("wayKeep")} className="list-disc space-y-1 ps-5 text-sm text-muted">
      <li>{t("wayNoCodes")}</li>
      <li>{t("wayNoBlocker")}</li>
      <li>{t("wayNoSwitch")}</li>
    </ul>
  );
}
