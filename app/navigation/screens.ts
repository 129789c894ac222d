import type { Permission } from "#contract/permissions.ts";
import type { TextKey } from "~/i18n/translation";
import type { texts } from "~/locales/en/navigation";
import { academyScreens, accountScreens, invoiceScreens, offerScreens, shopScreens } from "./hidden-screens";

export type ScreenLabel = TextKey<typeof texts>;
/** Which viewers see a screen in the menu and may open it; the provider enforces it again on every call. */
export type Access = "everyone" | "visitor" | "member" | "admin";
export type GroupName = "wallet" | "cashBack" | "account" | "manage";

export interface Screen {
  /** Path without the language prefix. */
  path: string;
  label: ScreenLabel;
  icon: IconName;
  access: Access;
  /** Besides admins, who with `access: "admin"` may open it; admins alone without. */
  permission?: Permission;
  group?: GroupName;
  /** Outside the language prefix (front pages). */
  unprefixed?: boolean;
  newTab?: boolean;
  /** In no menu, but known: titles, links. */
  hidden?: boolean;
  /** Screens below its path belong to it: the menu shows it as the current one there, too. */
  hasMore?: boolean;
  /** Path of the screen it belongs to, which the menu shows as the current one in its place. */
  within?: string;
  /** No screen of its own: its address leads there, and what is below it (one of many) belongs to it. */
  leadsTo?: string;
}

export type IconName =
  | "home"
  | "enter"
  | "wallet"
  | "help"
  | "coins"
  | "details"
  | "withdraw"
  | "history"
  | "bell"
  | "user"
  | "settings"
  | "overview"
  | "offer"
  | "network"
  | "users"
  | "click"
  | "lead"
  | "review"
  | "log"
  | "manage"
  | "price"
  | "search"
  | "store"
  | "light"
  | "dark"
  | "system";

/** The one table of screens, in menu order; menu, titles and access come from it. */
export const screens = [
  { path: "/dashboards/crm", label: "home", icon: "home", access: "everyone" },
  { path: "/login", label: "signUpOrLogin", icon: "enter", access: "visitor" },
  { path: "/register", label: "register", icon: "enter", access: "visitor", hidden: true },
  { path: "/known-browser", label: "knownBrowser", icon: "enter", access: "visitor", hidden: true },
  { path: "/two-steps", label: "twoSteps", icon: "enter", access: "visitor", hidden: true },
  { path: "/forgot-password", label: "forgotPassword", icon: "enter", access: "everyone", hidden: true },
  { path: "/reset-password", label: "resetPassword", icon: "enter", access: "everyone", hidden: true },
  { path: "/verify-email", label: "verifyEmail", icon: "enter", access: "everyone", hidden: true },
  { path: "/not-me", label: "notMe", icon: "enter", access: "everyone", hidden: true },
  { path: "/undo-email", label: "undoEmail", icon: "enter", access: "everyone", hidden: true },
  { path: "/search", label: "search", icon: "search", access: "everyone", hidden: true },
  { path: "/shortcuts", label: "shortcuts", icon: "overview", access: "everyone", hidden: true },
  { path: "/stores", label: "stores", icon: "store", access: "everyone", hidden: true },

  { path: "/rewards", label: "rewards", icon: "offer", access: "everyone", hidden: true, hasMore: true },
  { path: "/rewards/checkout", label: "checkout", icon: "offer", access: "everyone", hidden: true },
  { path: "/apps/referrals", label: "referrals", icon: "users", access: "member", hidden: true },
  {
    path: "/apps/orders",
    label: "rewardOrders",
    icon: "details",
    access: "member",
    hidden: true,
    hasMore: true,
  },

  { path: "/apps/wallet/my-balance", label: "myBalance", icon: "wallet", access: "member", group: "wallet" },
  {
    path: "/front-pages/help-center",
    label: "helpCenter",
    icon: "help",
    access: "member",
    group: "wallet",
    unprefixed: true,
    newTab: true,
  },
  {
    path: "/apps/my-cash-back/cash-back-detail",
    label: "cashBackDetail",
    icon: "details",
    access: "member",
    group: "cashBack",
  },
  {
    path: "/apps/my-cash-back/claim",
    label: "claim",
    icon: "help",
    access: "member",
    hidden: true,
    within: "/apps/my-cash-back/cash-back-detail",
  },
  {
    path: "/apps/my-cash-back/withdraw",
    label: "withdrawCashBack",
    icon: "withdraw",
    access: "member",
    group: "cashBack",
  },
  {
    path: "/apps/my-cash-back/withdraw-history",
    label: "withdrawHistory",
    icon: "history",
    access: "member",
    group: "cashBack",
  },
  { path: "/apps/notifications", label: "notifications", icon: "bell", access: "member" },
  {
    path: "/apps/user/view",
    label: "profileSettings",
    icon: "user",
    access: "member",
    group: "account",
    hasMore: true,
  },
  ...accountScreens,
  {
    path: "/apps/account-settings/notifications",
    label: "notificationSettings",
    icon: "settings",
    access: "member",
    group: "account",
  },
  { path: "/unsubscribe", label: "unsubscribe", icon: "bell", access: "everyone", hidden: true },
  {
    path: "/pages/account-settings",
    label: "settings",
    icon: "settings",
    access: "member",
    hidden: true,
    within: "/apps/user/view",
  },

  { path: "/pages/pricing", label: "pricing", icon: "price", access: "everyone", hidden: true },
  {
    path: "/front-pages/landing-page",
    label: "landing",
    icon: "home",
    access: "everyone",
    hidden: true,
    unprefixed: true,
  },
  {
    path: "/front-pages/pricing",
    label: "plans",
    icon: "price",
    access: "everyone",
    hidden: true,
    unprefixed: true,
  },
  {
    path: "/pages/faq",
    label: "faq",
    icon: "help",
    access: "everyone",
    hidden: true,
  },
  { path: "/terms", label: "terms", icon: "log", access: "everyone", hidden: true },
  { path: "/privacy", label: "privacy", icon: "log", access: "everyone", hidden: true },
  { path: "/contact", label: "contact", icon: "help", access: "everyone", hidden: true },
  {
    path: "/apps/help/tickets",
    label: "tickets",
    icon: "help",
    access: "member",
    hidden: true,
    hasMore: true,
  },

  ...academyScreens,

  manage("/apps/details/overview", "overview.read", "overview", "overview"),
  manage("/dashboards/analytics", "analytics.read", "analytics", "review"),
  manage("/apps/details/cash-offers", "offers.read", "cashOffers", "offer"),
  ...offerScreens,
  { ...manage("/apps/details/networks", "networks.read", "networks", "network"), hasMore: true },
  manage("/apps/details/users", "users.read", "users", "users"),
  inUsers("/apps/user/list", "users.read", "userList"),
  inUsers("/apps/roles", "roles.read", "roles"),
  inUsers("/apps/permissions", "roles.read", "permissions"),
  manage("/apps/details/click", "clicks.read", "clicks", "click"),
  { ...manage("/apps/details/leads", "leads.read", "leads", "lead"), hasMore: true },
  { ...manage("/apps/details/leads/unmatched", "reports.read", "unmatchedReports", "lead"), hidden: true },
  { ...manage("/apps/details/leads/import", "reports.read", "reportImport", "lead"), hidden: true },
  { ...manage("/apps/ecommerce/products/list", "shop.read", "shopProducts", "offer"), hasMore: true },
  ...shopScreens,
  manage("/apps/admin/withdraw-management", "withdrawals.read", "withdrawManagement", "review"),
  manage("/apps/admin/withdraw-history", "withdrawals.read", "adminWithdrawHistory", "history"),
  { ...manage("/apps/invoice/list", "invoices.read", "invoices", "details"), hasMore: true },
  ...invoiceScreens,
  {
    ...manage("/apps/admin/courses", "academy.read", "writeCourses", "help"),
    hidden: true,
    within: "/apps/admin/admin-logs",
  },
  {
    ...manage("/apps/admin/help", "help.read", "writeHelp", "help"),
    hidden: true,
    within: "/apps/admin/admin-logs",
  },
  manage("/apps/admin/admin-logs", "logs.read", "adminLogs", "log"),
  {
    ...manage("/apps/admin/mails", "mails.read", "mails", "log"),
    hidden: true,
    within: "/apps/admin/admin-logs",
  },
  {
    ...manage("/apps/admin/claims", "claims.read", "claims", "help"),
    hidden: true,
    within: "/apps/details/leads",
  },
  {
    ...manage("/apps/admin/tickets", "tickets.read", "adminTickets", "help"),
    hidden: true,
    within: "/apps/details/users",
  },
] satisfies Screen[] as Screen[];

/** Header of each group: its label and icon. */
export const groups: Record<GroupName, { label: ScreenLabel; icon: IconName }> = {
  wallet: { label: "myWallet", icon: "wallet" },
  cashBack: { label: "myCashBack", icon: "coins" },
  account: { label: "accountSettings", icon: "settings" },
  manage: { label: "manageCenter", icon: "manage" },
};

/** A screen of the Manage Center, and the permission its first call takes. */
function manage(path: string, permission: Permission, label: ScreenLabel, icon: IconName): Screen {
  return { path, label, icon, access: "admin", permission, group: "manage" };
}

/** A screen that belongs to the Manage Center's users. */
function inUsers(path: string, permission: Permission, label: ScreenLabel): Screen {
  return { ...manage(path, permission, label, "users"), hidden: true, within: "/apps/details/users" };
}

/** The screen at a path (without language prefix, query or hash). */
export function screenAt(path: string): Screen | undefined {
  const plain = plainPath(path);
  return screens.find((screen) => screen.path === plain);
}

/** A path without its query, hash and trailing slash. */
export function plainPath(path: string): string {
  return path.replace(/[?#].*$/, "").replace(/(?<=.)\/+$/, "");
}

/**
 * The screen an address belongs to: the one at its path, else the longest one above it. A page for
 * one of many belongs to its list.
 * @param path without language prefix
 */
export function screenAbove(path: string): Screen | undefined {
  const plain = plainPath(path);
  const above = screens.filter((screen) => plain === screen.path || plain.startsWith(`${screen.path}/`));
  return above.sort((one, other) => other.path.length - one.path.length)[0];
}
