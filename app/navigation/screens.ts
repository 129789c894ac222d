import { academyScreens, accountScreens } from "./hidden-screens";
import { manageScreens } from "./manage-screens";
import type { GroupName, IconName, Screen, ScreenLabel } from "./screen";

/** All screens in menu order. Menu, titles and access are derived from this list. */
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
  {
    path: "/stores",
    label: "stores",
    icon: "store",
    access: "everyone",
    group: "shop",
    hidden: "visitor",
    includesSubpages: true,
  },
  {
    path: "/rewards",
    label: "rewards",
    icon: "gift",
    access: "everyone",
    group: "shop",
    hidden: "visitor",
    includesSubpages: true,
  },
  { path: "/rewards/checkout", label: "checkout", icon: "offer", access: "everyone", hidden: true },
  { path: "/apps/favourites", label: "favourites", icon: "heart", access: "member", group: "shop" },
  {
    path: "/apps/links",
    label: "links",
    icon: "network",
    access: "member",
    group: "shop",
    includesSubpages: true,
  },
  { path: "/apps/referrals", label: "referrals", icon: "friend", access: "member", group: "shop" },
  {
    path: "/apps/orders",
    label: "rewardOrders",
    icon: "details",
    access: "member",
    hidden: true,
    includesSubpages: true,
    parent: "/rewards",
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
  {
    path: "/apps/my-cash-back/claim",
    label: "claims",
    icon: "help",
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
    includesSubpages: true,
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
    parent: "/apps/user/view",
  },

  {
    path: "/pages/pricing",
    label: "pricing",
    icon: "price",
    access: "everyone",
    hidden: true,
    parent: "/apps/user/view",
  },
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
    parent: "/apps/help/tickets",
  },
  { path: "/extension", label: "extension", icon: "store", access: "everyone", hidden: true },
  { path: "/extension/connect", label: "extensionConnect", icon: "store", access: "member", hidden: true },
  { path: "/terms", label: "terms", icon: "log", access: "everyone", hidden: true },
  { path: "/privacy", label: "privacy", icon: "log", access: "everyone", hidden: true },
  { path: "/accessibility", label: "accessibility", icon: "log", access: "everyone", hidden: true },
  { path: "/status", label: "serviceStatus", icon: "help", access: "everyone", hidden: true },
  {
    path: "/contact",
    label: "contact",
    icon: "help",
    access: "everyone",
    hidden: true,
    parent: "/apps/help/tickets",
  },
  {
    path: "/apps/help/tickets",
    label: "support",
    icon: "message",
    access: "member",
    includesSubpages: true,
  },

  ...academyScreens,

  ...manageScreens,
] satisfies Screen[] as Screen[];

/** The label and icon of each group. */
export const groups: Record<GroupName, { label: ScreenLabel; icon: IconName }> = {
  shop: { label: "shop", icon: "store" },
  wallet: { label: "myWallet", icon: "wallet" },
  cashBack: { label: "myCashBack", icon: "coins" },
  account: { label: "accountSettings", icon: "settings" },
  manage: { label: "manageCenter", icon: "manage" },
};

/** Returns the screen at a path (without language prefix, query or hash). */
export function screenAt(path: string): Screen | undefined {
  const normalizedPath = plainPath(path);
  return screens.find((screen) => screen.path === normalizedPath);
}

/**
 * Matches trailing slashes, but not the root's only slash. A match can start only at the first of several
 * adjacent slashes, so that a path of thousands of slashes takes linear time.
 */
const trailingSlashes = /(?<=[^/]|^\/)\/+$/;

/** Returns a path without its query, hash and trailing slash. */
export function plainPath(path: string): string {
  return path.replace(/[?#].*$/, "").replace(trailingSlashes, "");
}

/**
 * Returns the screen that a URL belongs to: the one at its path, otherwise the closest one above it. A detail
 * page, for example, belongs to its list.
 * @param path without language prefix
 */
export function closestScreen(path: string): Screen | undefined {
  const normalizedPath = plainPath(path);
  const ancestors = screens.filter(
    (screen) => normalizedPath === screen.path || normalizedPath.startsWith(`${screen.path}/`),
  );
  return ancestors.sort((one, other) => other.path.length - one.path.length)[0];
}
