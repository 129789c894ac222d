import { useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { DataExport } from "#contract/accounts/data-export.ts";
import { buttonStyle } from "~/components/ui/button-style";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTranslation } from "~/i18n/use-translation";

const pollInterval = 2_000;

/** Shows the progress of the export. Scripts update it regularly; without scripts, a link reloads the page. */
export function ExportProgress({ dataExport: { state, done, total } }: { dataExport: DataExport }) {
  const t = useTranslation("personal-data");
  const { pathname } = useLocation();
  const isScripted = useHydrated();
  const revalidator = useRevalidator();
  const reloadIfVisible = useEffectEvent(() => {
    if (!document.hidden && revalidator.state === "idle") void revalidator.revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => reloadIfVisible(), pollInterval);
    return () => clearInterval(timer);
  }, []);
  const text = state === "waiting" ? t("waiting") : t("working", { done, total });
  return (
    <div className="space-y-3 text-sm">
      <p role="status">{text}</p>
      <progress
        aria-label={t("progress")}
        value={done}
        max={total}
        className="block h-2 w-full accent-primary"
      />
      <p className="text-muted">{t("mayLeave")}</p>
      {!isScripted && (
        <a href={pathname} className={buttonStyle("soft")}>
          {t("look")}
        </a>
      )}
    </div>
  );
}
