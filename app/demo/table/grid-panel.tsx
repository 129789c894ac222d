import { type ComponentType, useEffect, useState } from "react";
import { Skeleton } from "~/components/ui/skeleton";
import { useTranslation } from "~/i18n/use-translation";

/** Fetches the large table for a page that shows it; without scripts the list is the one to use, and it says so. */
export function GridPanel() {
  const t = useTranslation("demo-table");
  const [Grid, setGrid] = useState<ComponentType>();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    import("./grid").then(
      (module) => setGrid(() => module.Grid),
      () => setAway(true),
    );
  }, []);
  if (Grid) return <Grid />;
  return (
    <div className="card-surface space-y-4 p-6">
      <p role="status">{t(isAway ? "gridAway" : "gridComing")}</p>
      <Skeleton className="h-96" />
    </div>
  );
}
