const learning = { icon: "book", access: "member", hidden: true, within: "/dashboards/academy" } as const;

/** The academy, for every member. The menu has its overview. */
export const academyScreens = [
  { path: "/dashboards/academy", label: "academy", icon: "book", access: "member" },
  { path: "/apps/academy/dashboard", label: "academyDashboard", ...learning },
  { path: "/apps/academy/my-courses", label: "myCourses", ...learning },
  { path: "/apps/academy/course-details", label: "courseDetails", ...learning },
  { path: "/apps/academy/certificate", label: "certificate", ...learning },
] as const;

const own = { icon: "settings", access: "member", hidden: true } as const;

/** Account screens that aren't in the menu. */
export const accountScreens = [
  { path: "/apps/user/view/security", label: "security", ...own },
  { path: "/apps/user/view/security/two-steps", label: "twoStepVerification", ...own },
  { path: "/apps/user/view/payout-methods", label: "payoutMethods", ...own },
  { path: "/apps/user/view/connections", label: "connections", ...own },
  { path: "/apps/user/view/data", label: "personalData", ...own },
  { path: "/apps/user/view/security/passkeys", label: "passkeys", ...own },
  { path: "/pages/user-profile", label: "userProfile", within: "/apps/user/view", ...own },
  { path: "/apps/saved-views", label: "savedViews", within: "/apps/user/view", ...own },
] as const;

/** Screens below the list of offers. */
export const offerScreens = [
  {
    path: "/apps/details/cash-offers/logo",
    label: "storeLogo",
    icon: "store",
    access: "admin",
    permission: "offers.write",
    group: "manage",
    hidden: true,
    within: "/apps/details/cash-offers",
  },
] as const;

const paper = {
  icon: "details",
  access: "admin",
  group: "manage",
  hidden: true,
  within: "/apps/invoice/list",
} as const;

/** Screens below the list of invoices. */
export const invoiceScreens = [
  { path: "/apps/invoice/add", label: "invoiceAdd", permission: "invoices.write", ...paper },
  { path: "/apps/invoice/preview", label: "invoicePreview", permission: "invoices.read", ...paper },
  { path: "/apps/invoice/edit", label: "invoiceEdit", permission: "invoices.write", ...paper },
  { path: "/apps/invoice/billing", label: "invoiceBilling", permission: "invoices.read", ...paper },
] as const;

const inShop = {
  access: "admin",
  permission: "shop.read",
  group: "manage",
  hidden: true,
  within: "/apps/ecommerce/products/list",
} as const;

const inSettings = {
  ...inShop,
  permission: "settings.read",
  icon: "settings",
  within: "/apps/ecommerce/settings",
} as const;

/** Screens of the rewards shop. In the menu, the list of products represents them. */
export const shopScreens = [
  { path: "/apps/ecommerce/dashboard", label: "shopDashboard", icon: "overview", ...inShop },
  {
    path: "/apps/ecommerce/products/add",
    label: "shopProduct",
    icon: "offer",
    ...inShop,
    permission: "shop.write",
  },
  { path: "/apps/ecommerce/products/category", label: "shopCategories", icon: "offer", ...inShop },
  { path: "/apps/ecommerce/orders/list", label: "shopOrders", icon: "details", ...inShop },
  {
    path: "/apps/ecommerce/orders/details",
    label: "shopOrders",
    icon: "details",
    leadsTo: "/apps/ecommerce/orders/list",
    ...inShop,
  },
  { path: "/apps/ecommerce/customers/list", label: "shopCustomers", icon: "users", ...inShop },
  {
    path: "/apps/ecommerce/customers/details",
    label: "shopCustomer",
    icon: "user",
    leadsTo: "/apps/ecommerce/customers/list",
    ...inShop,
  },
  {
    path: "/apps/ecommerce/coupons",
    label: "shopCoupons",
    icon: "offer",
    ...inShop,
    permission: "offers.read",
  },
  { path: "/apps/ecommerce/referrals", label: "shopReferrals", icon: "users", ...inShop },
  { path: "/apps/ecommerce/settings/checkout", label: "shopSettingsCheckout", ...inSettings },
  { path: "/apps/ecommerce/settings/referrals", label: "shopSettingsReferrals", ...inSettings },
  { path: "/apps/ecommerce/settings/currencies", label: "shopSettingsCurrencies", ...inSettings },
  { path: "/apps/ecommerce/settings/contact", label: "shopSettingsContact", ...inSettings },
  { path: "/apps/ecommerce/settings/notifications", label: "shopSettingsTexts", ...inSettings },
] as const;
