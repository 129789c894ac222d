import { useNavigation } from "react-router";
import { useTranslation } from "~/i18n/use-translation";

/** A thin bar at the top if a page takes long to load. It is announced to assistive technology. */
export function NavigationProgress() {
  const t = useTranslation("ui");
  const isBusy = useNavigation().state !== "idle";
  return (
    <div role="status" className="no-print">
      {isBusy && (
        <div
          role="progressbar"
          aria-label={t("navigating")}
          className="progress fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden"
        >
          <div className="progress-slide absolute inset-y-0 w-2/5 rounded-full bg-accent" />
        </div>
      )}
    </div>
  );
}
