import { useTranslation } from "~/i18n/use-translation";
import { ScreenTabs } from "~/navigation/screen-tabs";

/** The path of the member's complete security log, which is a view of the security screen. */
export const securityLogPath = "/apps/user/view/security?log=all";

const tabs = [
  { to: "/apps/user/view", label: "tabOverview" },
  { to: "/pages/account-settings", label: "tabAccount" },
  { to: "/apps/user/view/security", label: "tabSecurity" },
  { to: securityLogPath, label: "tabSecurityLog" },
  { to: "/apps/user/view/payout-methods", label: "tabPayoutMethods" },
  { to: "/apps/account-settings/notifications", label: "tabNotifications" },
  { to: "/apps/user/view/connections", label: "tabConnections" },
  { to: "/apps/user/view/data", label: "tabData" },
] as const;

/** Tabs of the member's account screens. `current` is only needed if the path doesn't determine the tab. */
export function AccountTabs({ current }: { current?: string | undefined }) {
  const t = useTranslation("account");
  return (
    <ScreenTabs
      label={t("tabs")}
      tabs={tabs.map(({ to, label }) => ({ to, label: t(label) }))}
      current={current}
    />
  );
}
