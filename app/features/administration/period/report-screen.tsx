import type { ReactNode } from "react";
import type { DaySpan } from "#contract/overview/admin-overview.ts";
import { Screen } from "~/components/screen";
import { useTranslation } from "~/i18n/use-translation";
import { mayOpen } from "~/navigation/menu";
import { ScreenTabs } from "~/navigation/screen-tabs";
import { screenAt } from "~/navigation/screens";
import { menuViewerOf } from "~/navigation/viewer-menu";
import { useViewer } from "~/page/use-viewer";
import { type PeriodChoice, periodSearch } from "./period-choice";
import { PeriodPicker } from "./period-picker";

const labels = {
  "/apps/details/overview": "report_overview",
  "/dashboards/analytics": "report_analytics",
  "/apps/ecommerce/dashboard": "report_shop",
} as const;
type ReportPath = keyof typeof labels;
const reports = Object.keys(labels) as ReportPath[];

interface ReportScreenProps {
  /** The path of the report. */
  path: ReportPath;
  subtitle: string;
  choice: PeriodChoice;
  /** The days that the figures cover; `null` if nothing could be loaded. */
  shown: DaySpan | null;
  /** Whether the report can also show the previous period. */
  canCompare?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of all reports: tabs of the reports that the user may open, and their common period. */
export function ReportScreen({
  path,
  subtitle,
  choice,
  shown,
  canCompare = false,
  actions,
  children,
}: ReportScreenProps) {
  const t = useTranslation("overview");
  const viewer = menuViewerOf(useViewer());
  const search = periodSearch(choice, { chart: "clicks" });
  const accessibleReports = reports.filter((report) =>
    mayOpen(viewer, screenAt(report) ?? { access: "admin" }),
  );
  return (
    <Screen title={t("reports")} part={t(labels[path])} subtitle={subtitle} actions={actions}>
      <ScreenTabs
        label={t("reports")}
        tabs={accessibleReports.map((report) => ({ to: report + search, label: t(labels[report]) }))}
        current={path + search}
      />
      <PeriodPicker choice={choice} shown={shown} canCompare={canCompare} />
      {children}
    </Screen>
  );
}
