import { demand } from "~/components/late/demand";
import { useEffect } from "react";
import { LateError } from "~/components/late/late-error";
import { lazyModule, useLazyModule } from "~/components/late/lazy-module";
import { Skeleton } from "~/components/ui/skeleton";
import { useTranslation } from "~/i18n/use-translation";

const gridModule = lazyModule(() => import("./grid"));

/** Loads the large table when it is displayed. Without scripts, a message refers to the list. */
export function GridPanel() {
  const t = useTranslation("demo-table");
  const grid = useLazyModule(gridModule);
  useEffect(() => void demand(gridModule), []);
  if (grid) return <grid.Grid />;
  return (
    <div className="card-surface space-y-4 p-6">
      <LateError module={gridModule} />
      <p role="status">{t("gridComing")}</p>
      <Skeleton className="h-96" />
    </div>
  );
}
