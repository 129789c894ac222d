import { useTranslation } from "~/i18n/use-translation";
import { ScreenTabs } from "~/navigation/screen-tabs";

const tabs = [
  { to: "/apps/details/leads", label: "tabAll" },
  { to: "/apps/details/leads/unmatched", label: "tabUnmatched" },
  { to: "/apps/details/leads/import", label: "tabImport" },
] as const;

/** Tabs of the lead screens. */
export function LeadTabs() {
  const t = useTranslation("lead-reports");
  return <ScreenTabs label={t("tabs")} tabs={tabs.map(({ to, label }) => ({ to, label: t(label) }))} />;
}
