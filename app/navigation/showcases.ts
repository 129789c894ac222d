import type { DemoLabel, DemoScreen, DemoSection } from "~/navigation/demo-section";

/** A page that demonstrates the interface. It has a route and sample data, but no business logic. */
export interface Showcase extends DemoScreen {
  /** The folder in `app/demo/kits` that it uses. */
  kit: "status" | "auth" | "wizard" | "form" | "dialogs" | "board" | "table" | "charts" | "logistics";
}

/**
 * All showcases. Search, shortcuts, the access matrix and the crawling tests are derived from this list. It
 * contains only paths and names, because the browser loads it for the search.
 */
export const showcases: readonly Showcase[] = [
  ...ofKit("status", "pages", [
    ["/pages/misc/coming-soon", "comingSoon"],
    ["/pages/misc/under-maintenance", "underMaintenance"],
    ["/pages/misc/404-not-found", "notFound"],
    ["/pages/misc/401-not-authorized", "notAuthorized"],
  ]),
  ...ofKit("auth", "auth", [
    ["/pages/auth/login-v1", "login1"],
    ["/pages/auth/login-v2", "login2"],
    ["/pages/auth/register-v1", "register1"],
    ["/pages/auth/register-v2", "register2"],
    ["/pages/auth/verify-email-v1", "verify1"],
    ["/pages/auth/verify-email-v2", "verify2"],
    ["/pages/auth/forgot-password-v1", "forgot1"],
    ["/pages/auth/forgot-password-v2", "forgot2"],
    ["/pages/auth/reset-password-v1", "reset1"],
    ["/pages/auth/reset-password-v2", "reset2"],
    ["/pages/auth/two-steps-v1", "twoSteps1"],
    ["/pages/auth/two-steps-v2", "twoSteps2"],
  ]),
  ...ofKit("wizard", "auth", [["/pages/auth/register-multi-steps", "registerSteps"]]),
  ...ofKit("wizard", "pages", [
    ["/pages/wizard-examples/property-listing", "wizardProperty"],
    ["/pages/wizard-examples/create-deal", "wizardDeal"],
  ]),
  ...ofKit("dialogs", "pages", [["/pages/dialog-examples", "dialogExamples"]]),
  ...ofKit("table", "forms", [["/react-table", "reactTable"]]),
  ...ofKit("board", "pages", [
    ["/pages/widget-examples/basic", "widgetsBasic"],
    ["/pages/widget-examples/advanced", "widgetsAdvanced"],
    ["/pages/widget-examples/charts", "widgetsCharts"],
    ["/pages/widget-examples/statistics", "widgetsStatistics"],
    ["/pages/widget-examples/gamification", "widgetsGamification"],
    ["/pages/widget-examples/actions", "widgetsActions"],
  ]),
  ...ofKit("form", "forms", [
    ["/forms/form-layouts", "formLayouts"],
    ["/forms/form-validation", "formValidation"],
  ]),
  ...ofKit("logistics", "dashboards", [["/dashboards/logistics", "logistics"]]),
  ...ofKit("logistics", "apps", [
    ["/apps/logistics/dashboard", "logisticsDashboard"],
    ["/apps/logistics/fleet", "fleet"],
  ]),
  ...ofKit("charts", "charts", [
    ["/charts/apex-charts", "apexCharts"],
    ["/charts/recharts", "recharts"],
  ]),
  ...ofKit("wizard", "forms", [["/forms/form-wizard", "formWizard"]]),
  ...ofKit("form", "front", [["/front-pages/payment", "payment"]]),
];

function ofKit(kit: Showcase["kit"], section: DemoSection, pages: [string, DemoLabel][]): Showcase[] {
  return pages.map(([path, label]) => ({ kit, section, path, label }));
}
