import { useTranslation } from "~/i18n/use-translation";
import { mayOpen } from "~/navigation/menu";
import { ScreenTabs } from "~/navigation/screen-tabs";
import { screenAt } from "~/navigation/screens";
import { menuViewerOf } from "~/navigation/viewer-menu";
import { useViewer } from "~/page/use-viewer";
import { type Choice, periodSearch } from "./period-choice";

const reports = [
  { path: "/apps/details/overview", label: "report_sales" },
  { path: "/dashboards/analytics", label: "report_members" },
  { path: "/apps/ecommerce/dashboard", label: "report_shop" },
] as const;

interface ReportTabsProps {
  choice: Choice;
  /** The path of the current report. */
  current: (typeof reports)[number]["path"];
}

/** The reports that the viewer may open, which keep the chosen period. */
export function ReportTabs({ choice, current }: ReportTabsProps) {
  const t = useTranslation("overview");
  const viewer = menuViewerOf(useViewer());
  const search = periodSearch(choice, { chart: "clicks" });
  const open = reports.filter(({ path }) => mayOpen(viewer, screenAt(path) ?? { access: "admin" }));
  return (
    <ScreenTabs
      label={t("reports")}
      tabs={open.map(({ path, label }) => ({ to: path + search, label: t(label) }))}
      current={current + search}
    />
  );
}
