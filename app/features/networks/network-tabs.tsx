import { useTranslation } from "~/i18n/use-translation";
import { ScreenTabs } from "~/navigation/screen-tabs";

const sections = ["settings", "mapping", "connection", "programmes", "coupons", "reports"] as const;
type NetworkSection = (typeof sections)[number];

/** Returns the path of a network's section, without language. */
export function networkPath(key: string, section: NetworkSection = "settings"): string {
  const settingsPath = `/apps/details/networks/${encodeURIComponent(key)}`;
  return section === "settings" ? settingsPath : `${settingsPath}/${section}`;
}

/** Tabs of a network's sections. */
export function NetworkTabs({ network }: { network: string }) {
  const t = useTranslation("networks");
  const tabs = sections.map((section) => ({
    to: networkPath(network, section),
    label: t(`section_${section}`),
  }));
  return <ScreenTabs label={t("sections")} tabs={tabs} />;
}
