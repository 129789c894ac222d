import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { showcases } from "~/navigation/showcases";
import { mayOpen, menuFor, type MenuViewer } from "~/navigation/menu";
import {
  isActive,
  isGroup,
  isSection,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
} from "~/navigation/menu-entry";
import { screens } from "~/navigation/screens";
import { isAppPath } from "~/navigation/unprefixed";

const asKey = (key: string) => key;

function itemsOf(entry: MenuEntry | MenuGroup): MenuItem[] {
  return "children" in entry ? entry.children.flatMap(itemsOf) : [entry];
}

function paths(viewer: MenuViewer): string[] {
  return menuFor(viewer, asKey)
    .flatMap(itemsOf)
    .map(({ href }) => href);
}

/**
 * Screens reached from the top bar, the profile menu, the search and other pages, including the paths below
 * them.
 */
const inNoMenu: string[] = [
  ...showcases.map(({ path }) => path),
  ...["/search", "/shortcuts", "/extension", "/terms", "/privacy", "/accessibility", "/status"],
  ...["/pages/design-system", "/pages/wizard-examples/checkout"],
];

/** Returns whether a screen is inside the shell, also for routes that re-export another route's `handle`. */
function isShellScreen(source: string): boolean {
  return source.includes("handle = shellScreen(") || source.includes("export { handle }");
}

/** Returns a path for every screen inside the shell, from the route files. Parameters are `x1`. */
function shellPaths(): string[] {
  return (
    readdirSync("app/routes", { recursive: true, encoding: "utf8" })
      // The catch-all route and the bare language index aren't screens of their own.
      .filter((file) => file.endsWith(".tsx") && !/(^|\.)(\$|_index)\.tsx$/.test(file))
      .filter((file) => !file.includes("/") || file.endsWith("/route.tsx"))
      .filter((file) => isShellScreen(readFileSync(join("app/routes", file), "utf8")))
      .map((file) => file.replace(/^\$lang\.|(\/route)?\.tsx$/g, ""))
      .map(
        (name) =>
          `/${name
            .replaceAll(/_(?=\.|$)/g, "")
            .replaceAll(/\$\w+/g, "x1")
            .replaceAll(".", "/")}`,
      )
      .sort()
  );
}

function isBelow(path: string, top: string): boolean {
  return path === top || path.startsWith(`${top}/`);
}
function isInNoMenu(path: string): boolean {
  return inNoMenu.some((top) => isBelow(path, top));
}

const member = [
  "/dashboards/crm",
  "/stores",
  "/rewards",
  "/apps/favourites",
  "/apps/links",
  "/apps/referrals",
  "/apps/wallet/my-balance",
  "/front-pages/help-center",
  "/apps/my-cash-back/cash-back-detail",
  "/apps/my-cash-back/withdraw",
  "/apps/my-cash-back/withdraw-history",
  "/apps/my-cash-back/claim",
  "/apps/notifications",
  "/apps/user/view",
  "/apps/account-settings/notifications",
  "/apps/help/tickets",
  "/dashboards/academy",
];
/** Sections of the Manage Center. The prescribed entries keep their order across them. */
const sections: Record<string, string[]> = {
  "": ["/apps/details/overview"],
  section_earning: ["/apps/details/cash-offers", "/apps/details/networks"],
  section_people: ["/apps/details/users", "/apps/roles", "/apps/ecommerce/manage-reviews"],
  section_purchases: ["/apps/details/click", "/apps/details/leads"],
  section_queues: [
    "/apps/admin/withdraw-management",
    "/apps/admin/claims",
    "/apps/admin/tickets",
    "/apps/admin/fraud",
    "/apps/details/leads/unmatched",
  ],
  section_money: [
    "/apps/admin/payout-runs",
    "/apps/admin/withdraw-history",
    "/apps/invoice/list",
    "/apps/invoice/bank",
    "/apps/invoice/reconciliation",
    "/apps/invoice/journal",
  ],
  section_content: ["/apps/ecommerce/products/list", "/apps/admin/courses", "/apps/admin/help"],
  section_system: [
    "/apps/admin/operation",
    "/apps/admin/admin-logs",
    "/apps/admin/mails",
    "/apps/admin/webhooks",
    "/apps/admin/api-keys",
    "/apps/ecommerce/settings",
  ],
};
const admin = Object.values(sections).flat();
const prescribed = [
  "/apps/details/overview",
  "/apps/details/cash-offers",
  "/apps/details/networks",
  "/apps/details/users",
  "/apps/details/click",
  "/apps/details/leads",
  "/apps/admin/withdraw-management",
  "/apps/admin/withdraw-history",
  "/apps/admin/admin-logs",
];

describe("navigation", () => {
  it("visitors see Home and Sign Up / Login", () => {
    expect(paths("visitor")).toEqual(["/dashboards/crm", "/login"]);
  });
  it("members see their entries in order", () => {
    expect(paths("member")).toEqual(member);
  });
  it("only admins see the Manage Center", () => {
    expect(paths("admin")).toEqual([...member, ...admin]);
    expect(paths("member").some((path) => admin.includes(path))).toBe(false);
  });
  it("the Manage Center's prescribed entries are in their order, in sections", () => {
    expect(admin.filter((path) => prescribed.includes(path))).toEqual(prescribed);
    const center = menuFor("admin", asKey).find(({ label }) => label === "manageCenter");
    const parts = center && "children" in center ? center.children : [];
    const found = parts.filter((part) => "isSection" in part).map((part) => [part.label, itemsOf(part)]);
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(
        Object.entries(sections)
          .filter(([label]) => label !== "")
          .map(([label, paths]) => [label, paths.map((href) => expect.objectContaining({ href }))]),
      ),
    );
  });
  it("a section without an entry for the viewer is left out", () => {
    const labels = menuFor(["claims.read"], asKey)
      .flatMap((entry) => ("children" in entry ? entry.children : []))
      .filter((part) => "isSection" in part)
      .map(({ label }) => label);
    expect(labels).toEqual(["section_queues"]);
  });
  it("all reports have one entry, unless the viewer may not open its screen", () => {
    const entries = (viewer: MenuViewer) =>
      menuFor(viewer, asKey)
        .flatMap(itemsOf)
        .map(({ href }) => href)
        .filter((href) => ["/apps/details/overview", "/dashboards/analytics"].includes(href));
    expect(entries(["overview.read", "analytics.read"])).toEqual(["/apps/details/overview"]);
    expect(entries(["analytics.read"])).toEqual(["/dashboards/analytics"]);
  });
  it("a queue shows its length, if given", () => {
    const items = menuFor("admin", asKey, { claims: "12" }).flatMap(itemsOf);
    const itemsWithSuffix = items.filter(({ suffix }) => suffix !== undefined);
    expect(itemsWithSuffix).toEqual([
      expect.objectContaining({ href: "/apps/admin/claims", suffix: { label: "12", tone: "warning" } }),
    ]);
  });
  it.each([
    ["/apps/details/leads/import", "/apps/details/leads"],
    ["/apps/details/networks/awin/mapping", "/apps/details/networks"],
    ["/apps/details/leads/unmatched", "/apps/details/leads/unmatched"],
    ["/apps/admin/claims", "/apps/admin/claims"],
    ["/apps/admin/payout-runs/x1", "/apps/admin/payout-runs"],
    ["/apps/ecommerce/settings/checkout", "/apps/ecommerce/settings"],
    ["/apps/permissions", "/apps/roles"],
    ["/dashboards/analytics", "/apps/details/overview"],
    ["/apps/ecommerce/dashboard", "/apps/details/overview"],
    ["/apps/orders/x1", "/rewards"],
    ["/stores/nike", "/stores"],
  ])("on %s the entry of %s is current", (path, entry) => {
    const items = menuFor("admin", asKey).flatMap(itemsOf);
    expect(items.filter((item) => isActive(item, path)).map(({ href }) => href)).toEqual([entry]);
  });
  it("every screen of the shell has one current entry, or is listed as an exception", () => {
    const items = menuFor("admin", asKey).flatMap(itemsOf);
    const paths = shellPaths();
    expect(paths).toContain("/apps/invoice/edit/x1");
    const activeCounts = paths.map((path) => [path, items.filter((item) => isActive(item, path)).length]);
    const expected = paths.map((path) => [path, isInNoMenu(path) ? 0 : 1]);
    expect(activeCounts).toEqual(expected);
  });
  it("while the auth state is loading there is no menu", () => {
    expect(menuFor("loading", asKey)).toEqual([]);
    expect(screens.some((screen) => mayOpen("loading", screen))).toBe(false);
  });
  it("groups are Shop, My Wallet, My Cash Back, Account Settings and Manage Center", () => {
    const entries = menuFor("admin", asKey);
    const groups = entries.filter((entry) => !isSection(entry) && isGroup(entry)).map(({ label }) => label);
    expect(groups).toEqual(["shop", "myWallet", "myCashBack", "accountSettings", "manageCenter"]);
  });
  it("only Help Center opens in a new tab without language prefix", () => {
    const separateScreens = screens.filter(
      ({ hidden, newTab, unprefixed }) => !hidden && (newTab || unprefixed),
    );
    expect(separateScreens.map(({ path }) => path)).toEqual(["/front-pages/help-center"]);
  });
  it("entries have their screen's name, and an icon on the first level", () => {
    const [home, , wallet] = menuFor("member", asKey);
    expect(home).toEqual({ label: "home", href: "/dashboards/crm", icon: "home" });
    expect(wallet).toMatchObject({ label: "myWallet", icon: "wallet" });
    expect(wallet && itemsOf(wallet)[1]).toMatchObject({ excludeLang: true, target: "_blank" });
  });
  it("app paths without a language redirect to one, front pages don't", () => {
    for (const path of [
      "/",
      "/login",
      "/register",
      "/apps/wallet/my-balance",
      "/stores/acme",
      "/pages/faq",
    ]) {
      expect(isAppPath(path), path).toBe(true);
    }
    for (const path of ["/front-pages/help-center", "/xx", "/en-US/login", "/.env"]) {
      expect(isAppPath(path), path).toBe(false);
    }
  });
});
