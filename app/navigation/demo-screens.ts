import type { TextKey } from "~/i18n/translation";
import type { texts } from "~/locales/en/demo";
import { plainPath, type IconName } from "./screens";

type DemoText = TextKey<typeof texts>;
export type DemoLabel = Exclude<DemoText, `section_${string}` | `shortcut_${string}`>;
type ShortcutLabel = Extract<DemoText, `shortcut_${string}`>;

/** The sections of the demo pages in the order the search lists them, and their icons. */
export const demoSections = {
  dashboards: "overview",
  apps: "offer",
  invoices: "details",
  people: "users",
  pages: "log",
  auth: "enter",
  forms: "review",
  charts: "lead",
  front: "network",
  documentation: "help",
} as const satisfies Record<string, IconName>;
export type DemoSection = keyof typeof demoSections;

/** Sections whose pages have no language in their address. */
export const unprefixedSections: readonly DemoSection[] = ["front", "documentation"];

/** A page of the template that everybody may open, or an address elsewhere. */
export interface DemoScreen {
  /** Path without the language prefix, or a full address. */
  path: string;
  label: DemoLabel;
  /** Its name among the shortcuts, which the search finds as well. */
  shortcut?: ShortcutLabel;
  section: DemoSection;
  /** Of a page for one of many: what the addresses of all of them contain. */
  activeUrl?: string;
}

/**
 * The template's page list. Pages without a route yet lead to the page that says so; what the menu offers too
 * is in the table of screens.
 */
export const demoScreens: DemoScreen[] = [
  ...section("dashboards", [
    ["/dashboards/crm", "crm", "shortcut_dashboard"],
    ["/dashboards/analytics", "analytics"],
    ["/dashboards/ecommerce", "ecommerce"],
    ["/dashboards/academy", "academy"],
    ["/dashboards/logistics", "logistics"],
  ]),
  ...section("apps", [
    ["/apps/ecommerce/dashboard", "ecommerceDashboard"],
    ["/apps/ecommerce/products/list", "productList"],
    ["/apps/ecommerce/products/add", "productAdd"],
    ["/apps/ecommerce/products/category", "productCategories"],
    ["/apps/ecommerce/orders/list", "orderList"],
    ["/apps/ecommerce/orders/details/5434", "orderDetails"],
    ["/apps/ecommerce/customers/list", "customerList"],
    ["/apps/ecommerce/customers/details/879861", "customerDetails"],
    ["/apps/ecommerce/manage-reviews", "manageReviews"],
    ["/apps/ecommerce/referrals", "referrals"],
    ["/apps/ecommerce/settings", "ecommerceSettings"],
    ["/apps/academy/dashboard", "academyDashboard"],
    ["/apps/academy/my-courses", "myCourses"],
    ["/apps/academy/course-details", "courseDetails"],
    ["/apps/logistics/dashboard", "logisticsDashboard"],
    ["/apps/logistics/fleet", "fleet"],
  ]),
  ...section("invoices", [
    ["/apps/invoice/list", "invoiceList", "shortcut_invoiceApp"],
    ["/apps/invoice/preview/4987", "invoicePreview"],
    ["/apps/invoice/edit/4987", "invoiceEdit"],
    ["/apps/invoice/add", "invoiceAdd"],
  ]),
  ...section("people", [
    ["/apps/user/list", "userList", "shortcut_users"],
    ["/apps/roles", "roles", "shortcut_roleManagement"],
    ["/apps/permissions", "permissions"],
  ]),
  ...section("pages", [
    ["/pages/user-profile", "userProfile"],
    ["/pages/misc/coming-soon", "comingSoon"],
    ["/pages/misc/under-maintenance", "underMaintenance"],
    ["/pages/misc/404-not-found", "notFound"],
    ["/pages/misc/401-not-authorized", "notAuthorized"],
    ["/pages/wizard-examples/checkout", "wizardCheckout"],
    ["/pages/wizard-examples/property-listing", "wizardProperty"],
    ["/pages/wizard-examples/create-deal", "wizardDeal"],
    ["/pages/design-system", "designSystem"],
    ["/pages/dialog-examples", "dialogExamples"],
    ["/pages/widget-examples/basic", "widgetsBasic"],
    ["/pages/widget-examples/advanced", "widgetsAdvanced"],
    ["/pages/widget-examples/statistics", "widgetsStatistics"],
    ["/pages/widget-examples/charts", "widgetsCharts"],
    ["/pages/widget-examples/gamification", "widgetsGamification"],
    ["/pages/widget-examples/actions", "widgetsActions"],
  ]),
  ...section("auth", [
    ["/pages/auth/login-v1", "login1"],
    ["/pages/auth/login-v2", "login2"],
    ["/pages/auth/register-v1", "register1"],
    ["/pages/auth/register-v2", "register2"],
    ["/pages/auth/register-multi-steps", "registerSteps"],
    ["/pages/auth/verify-email-v1", "verify1"],
    ["/pages/auth/verify-email-v2", "verify2"],
    ["/pages/auth/forgot-password-v1", "forgot1"],
    ["/pages/auth/forgot-password-v2", "forgot2"],
    ["/pages/auth/reset-password-v1", "reset1"],
    ["/pages/auth/reset-password-v2", "reset2"],
    ["/pages/auth/two-steps-v1", "twoSteps1"],
    ["/pages/auth/two-steps-v2", "twoSteps2"],
  ]),
  ...section("forms", [
    ["/forms/form-layouts", "formLayouts"],
    ["/forms/form-validation", "formValidation"],
    ["/forms/form-wizard", "formWizard"],
    ["/react-table", "reactTable"],
  ]),
  ...section("charts", [
    ["/charts/apex-charts", "apexCharts"],
    ["/charts/recharts", "recharts"],
  ]),
  ...section("front", [
    ["/front-pages/landing-page", "landing"],
    ["/front-pages/pricing", "frontPricing"],
    ["/front-pages/payment", "payment"],
    ["/front-pages/checkout", "checkout"],
  ]),
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

/** The demo page at a path (without language prefix, query or hash). */
export function demoScreenAt(path: string): DemoScreen | undefined {
  const plain = plainPath(path);
  return demoScreens.find((screen) => screen.path === plain);
}
