import { showcases } from "~/navigation/showcases";
import type { DemoLabel, DemoScreen, DemoSection, ShortcutLabel } from "./demo-section";

/**
 * The template's list of pages: showcases, and product screens under the template's names. The latter are
 * also in the table of screens.
 */
export const demoScreens: DemoScreen[] = [
  ...showcases,
  ...section("dashboards", [
    ["/dashboards/crm", "crm", "shortcut_dashboard"],
    ["/dashboards/analytics", "analytics"],
    ["/dashboards/ecommerce", "ecommerce"],
    ["/dashboards/academy", "academy"],
  ]),
  ...section("apps", [
    ["/apps/ecommerce/dashboard", "ecommerceDashboard"],
    ["/apps/ecommerce/products/list", "productList"],
    ["/apps/ecommerce/products/add", "productAdd"],
    ["/apps/ecommerce/products/category", "productCategories"],
    ["/apps/ecommerce/orders/list", "orderList"],
    ["/apps/ecommerce/customers/list", "customerList"],
    ["/apps/ecommerce/manage-reviews", "manageReviews"],
    ["/apps/ecommerce/referrals", "referrals"],
    ["/apps/ecommerce/settings", "ecommerceSettings"],
    ["/apps/academy/dashboard", "academyDashboard"],
    ["/apps/academy/my-courses", "myCourses"],
    ["/apps/academy/course-details", "courseDetails"],
  ]),
  ...section("invoices", [
    ["/apps/invoice/list", "invoiceList", "shortcut_invoiceApp"],
    ["/apps/invoice/preview", "invoicePreview"],
    ["/apps/invoice/edit", "invoiceEdit"],
    ["/apps/invoice/add", "invoiceAdd"],
  ]),
  ...section("people", [
    ["/apps/user/list", "userList", "shortcut_users"],
    ["/apps/roles", "roles", "shortcut_roleManagement"],
    ["/apps/permissions", "permissions"],
  ]),
  ...section("pages", [
    ["/pages/wizard-examples/checkout", "wizardCheckout"],
    ["/pages/user-profile", "userProfile"],
    ["/pages/design-system", "designSystem"],
  ]),
  ...section("front", [["/front-pages/checkout", "checkout"]]),
  ...section("documentation", [
    ["https://reactrouter.com/", "docsRouter"],
    ["https://tailwindcss.com/docs", "docsTailwind"],
    ["https://recharts.github.io/", "docsRecharts"],
  ]),
];

function section(name: DemoSection, entries: [string, DemoLabel, ShortcutLabel?][]): DemoScreen[] {
  return entries.map(([path, label, shortcut]) => {
    const [, activeUrl] = /^(.+\/)\d+$/.exec(path) ?? [];
    return { path, label, section: name, ...(shortcut && { shortcut }), ...(activeUrl && { activeUrl }) };
  });
}
