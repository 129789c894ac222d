import { useTranslation } from "~/i18n/use-translation";
import { ScreenTabs } from "~/navigation/screen-tabs";
import { useViewer } from "~/page/use-viewer";
import { mayDo } from "~/page/viewer";

/** The tabs, and the permissions that their screens require. */
const tabs = [
  { to: "/apps/details/leads", label: "tabAll", permission: "leads.read" },
  { to: "/apps/details/leads/unmatched", label: "tabUnmatched", permission: "reports.read" },
  { to: "/apps/details/leads/import", label: "tabImport", permission: "reports.read" },
] as const;

/** Tabs of the lead screens. */
export function LeadTabs() {
  const t = useTranslation("lead-reports");
  const viewer = useViewer();
  const permittedTabs = tabs.filter(({ permission }) => mayDo(viewer, permission));
  return (
    <ScreenTabs label={t("tabs")} tabs={permittedTabs.map(({ to, label }) => ({ to, label: t(label) }))} />
  );
}
