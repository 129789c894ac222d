import { useTranslation } from "~/i18n/use-translation";
import { ScreenTabs } from "~/navigation/screen-tabs";

const tabs = [
  { to: "/apps/user/view", label: "tabOverview" },
  { to: "/pages/account-settings", label: "tabAccount" },
  { to: "/apps/user/view/security", label: "tabSecurity" },
  { to: "/apps/user/view/payout-methods", label: "tabPayoutMethods" },
  { to: "/apps/account-settings/notifications", label: "tabNotifications" },
  { to: "/apps/user/view/connections", label: "tabConnections" },
  { to: "/apps/user/view/data", label: "tabData" },
] as const;

/** Tabs of the member's account screens. */
export function AccountTabs() {
  const t = useTranslation("account");
  return <ScreenTabs label={t("tabs")} tabs={tabs.map(({ to, label }) => ({ to, label: t(label) }))} />;
}
