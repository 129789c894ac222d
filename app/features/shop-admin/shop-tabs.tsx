import { useTranslation } from "~/i18n/use-translation";
import { ScreenTabs } from "~/navigation/screen-tabs";
import { useHasPermission } from "~/page/use-viewer";
import { settingsPaths } from "./settings/settings-paths";
import {
  adminCouponsPath,
  adminOrdersPath,
  adminReferralsPath,
  adminReviewsPath,
  categoriesPath,
  customersPath,
  productsPath,
  shopDashboardPath,
} from "./shop-admin-paths";

/** Tabs of the shop's administration. `current` is only needed if the path doesn't determine the tab. */
export function ShopTabs({ current }: { current?: string }) {
  const t = useTranslation("shop-admin");
  const canReadSettings = useHasPermission("settings.read");
  const tabs = [
    { to: shopDashboardPath, label: t("dashboard") },
    { to: productsPath, label: t("products") },
    { to: categoriesPath, label: t("categories") },
    { to: adminOrdersPath, label: t("orders") },
    { to: adminCouponsPath, label: t("coupons") },
    { to: adminReviewsPath, label: t("reviews") },
    { to: customersPath, label: t("customers") },
    { to: adminReferralsPath, label: t("referrals") },
    ...(canReadSettings ? [{ to: settingsPaths.payouts, label: t("settings") }] : []),
  ];
  return <ScreenTabs label={t("sections")} tabs={tabs} current={current} />;
}
