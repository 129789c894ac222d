import type { TextKey } from "~/i18n/translation";
import type { texts } from "~/locales/en/navigation";

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
  /** Still to be built: the menu leads to a page that says so. */
  missing?: boolean;
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
  { path: "/forgot-password", label: "forgotPassword", icon: "enter", access: "everyone", hidden: true },
  { path: "/reset-password", label: "resetPassword", icon: "enter", access: "everyone", hidden: true },
  { path: "/search", label: "search", icon: "search", access: "everyone", hidden: true },
  { path: "/shortcuts", label: "shortcuts", icon: "overview", access: "everyone", hidden: true },
  { path: "/stores", label: "stores", icon: "store", access: "everyone", hidden: true },

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
  { path: "/apps/user/view/security", label: "security", icon: "settings", access: "member", hidden: true },
  {
    path: "/apps/account-settings/notifications",
    label: "notificationSettings",
    icon: "settings",
    access: "member",
    group: "account",
  },
  { path: "/unsubscribe", label: "unsubscribe", icon: "bell", access: "everyone", hidden: true },
  { path: "/pages/account-settings", label: "settings", icon: "settings", access: "member", hidden: true },

  {
    path: "/pages/pricing",
    label: "pricing",
    icon: "price",
    access: "everyone",
    hidden: true,
    missing: true,
  },
  {
    path: "/pages/faq",
    label: "faq",
    icon: "help",
    access: "everyone",
    hidden: true,
  },

  manage("/apps/details/overview", "overview", "overview"),
  manage("/apps/details/cash-offers", "cashOffers", "offer"),
  { ...manage("/apps/details/networks", "networks", "network"), hasMore: true },
  manage("/apps/details/users", "users", "users"),
  manage("/apps/details/click", "clicks", "click"),
  { ...manage("/apps/details/leads", "leads", "lead"), hasMore: true },
  { ...manage("/apps/details/leads/unmatched", "unmatchedReports", "lead"), hidden: true },
  { ...manage("/apps/details/leads/import", "reportImport", "lead"), hidden: true },
  manage("/apps/admin/withdraw-management", "withdrawManagement", "review"),
  manage("/apps/admin/withdraw-history", "adminWithdrawHistory", "history"),
  manage("/apps/admin/admin-logs", "adminLogs", "log"),
  { ...manage("/apps/admin/mails", "mails", "log"), hidden: true, within: "/apps/admin/admin-logs" },
  { ...manage("/apps/admin/claims", "claims", "help"), hidden: true, within: "/apps/details/leads" },
] satisfies Screen[] as Screen[];

/** Header of each group: its label and icon. */
export const groups: Record<GroupName, { label: ScreenLabel; icon: IconName }> = {
  wallet: { label: "myWallet", icon: "wallet" },
  cashBack: { label: "myCashBack", icon: "coins" },
  account: { label: "accountSettings", icon: "settings" },
  manage: { label: "manageCenter", icon: "manage" },
};

function manage(path: string, label: ScreenLabel, icon: IconName): Screen {
  return { path, label, icon, access: "admin", group: "manage" };
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
