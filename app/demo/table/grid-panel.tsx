import { loadOnDemand } from "~/components/lazy/load-on-demand";
import { useEffect } from "react";
import { LoadError } from "~/components/lazy/load-error";
import { lazyModule, useLazyModule } from "~/components/lazy/lazy-module";
import { Skeleton } from "~/components/ui/skeleton";
import { useTranslation } from "~/i18n/use-translation";

const gridModule = lazyModule(() => import("./grid"));

/** Loads the large table when it is displayed. Without scripts, a message refers to the list. */
export function GridPanel() {
  const t = useTranslation("demo-table");
  const grid = useLazyModule(gridModule);
  useEffect(() => void loadOnDemand(gridModule), []);
  if (grid) return <grid.Grid />;
  return (
    <div className="card-surface space-y-4 p-6">
      <LoadError module={gridModule} />
      <p role="status">{t("gridComing")}</p>
      <Skeleton className="h-96" />
    </div>
  );
}
