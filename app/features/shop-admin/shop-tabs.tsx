import { useTranslation } from "~/i18n/use-translation";
import { ScreenTabs } from "~/navigation/screen-tabs";
import { useViewer } from "~/page/use-viewer";
import { mayDo } from "~/page/viewer";
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

/** The tabs, and the permissions that their screens require. */
const tabs = [
  { to: shopDashboardPath, label: "dashboard", permission: "shop.read" },
  { to: productsPath, label: "products", permission: "shop.read" },
  { to: categoriesPath, label: "categories", permission: "shop.read" },
  { to: adminOrdersPath, label: "orders", permission: "shop.read" },
  { to: adminCouponsPath, label: "coupons", permission: "offers.read" },
  { to: adminReviewsPath, label: "reviews", permission: "reviews.read" },
  { to: customersPath, label: "customers", permission: "shop.read" },
  { to: adminReferralsPath, label: "referrals", permission: "shop.read" },
  { to: settingsPaths.payouts, label: "settings", permission: "settings.read" },
] as const;

/** Tabs of the shop's administration. `current` is only needed if the path doesn't determine the tab. */
export function ShopTabs({ current }: { current?: string }) {
  const t = useTranslation("shop-admin");
  const viewer = useViewer();
  const permittedTabs = tabs.filter(({ permission }) => mayDo(viewer, permission));
  return (
    <ScreenTabs
      label={t("sections")}
      tabs={permittedTabs.map(({ to, label }) => ({ to, label: t(label) }))}
      current={current}
    />
  );
}
