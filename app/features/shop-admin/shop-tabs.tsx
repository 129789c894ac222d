import { useTranslation } from "~/i18n/use-translation";
import { ScreenTabs } from "~/navigation/screen-tabs";
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

/** The screens of the shop's administration. */
export function ShopTabs() {
  const t = useTranslation("shop-admin");
  const tabs = [
    { to: shopDashboardPath, label: t("dashboard") },
    { to: productsPath, label: t("products") },
    { to: categoriesPath, label: t("categories") },
    { to: adminOrdersPath, label: t("orders") },
    { to: adminCouponsPath, label: t("coupons") },
    { to: adminReviewsPath, label: t("reviews") },
    { to: customersPath, label: t("customers") },
    { to: adminReferralsPath, label: t("referrals") },
  ];
  return <ScreenTabs label={t("sections")} tabs={tabs} />;
}
