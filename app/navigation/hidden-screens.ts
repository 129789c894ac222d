const academyDefaults = {
  icon: "book",
  access: "member",
  hidden: true,
  parent: "/dashboards/academy",
} as const;

/** The screens of the academy, which is open to every member. The menu contains only its overview. */
export const academyScreens = [
  { path: "/dashboards/academy", label: "academy", icon: "book", access: "member" },
  { path: "/apps/academy/dashboard", label: "academyDashboard", ...academyDefaults },
  { path: "/apps/academy/my-courses", label: "myCourses", ...academyDefaults },
  { path: "/apps/academy/course-details", label: "courseDetails", ...academyDefaults },
  { path: "/apps/academy/certificate", label: "certificate", ...academyDefaults },
] as const;

const accountDefaults = { icon: "settings", access: "member", hidden: true } as const;

/** Account screens that aren't in the menu. */
export const accountScreens = [
  { path: "/apps/user/view/security", label: "security", ...accountDefaults },
  { path: "/apps/user/view/security/two-steps", label: "twoStepVerification", ...accountDefaults },
  { path: "/apps/user/view/payout-methods", label: "payoutMethods", ...accountDefaults },
  { path: "/apps/user/view/connections", label: "connections", ...accountDefaults },
  { path: "/apps/user/view/data", label: "personalData", ...accountDefaults },
  { path: "/apps/user/view/security/passkeys", label: "passkeys", ...accountDefaults },
  {
    path: "/pages/user-profile",
    label: "userProfile",
    parent: "/apps/user/view",
    redirectsTo: "/apps/user/view",
    ...accountDefaults,
  },
  { path: "/apps/saved-views", label: "savedViews", parent: "/apps/user/view", ...accountDefaults },
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
    parent: "/apps/details/cash-offers",
  },
] as const;

const invoiceDefaults = {
  icon: "details",
  access: "admin",
  group: "manage",
  hidden: true,
  parent: "/apps/invoice/list",
} as const;

/** Screens below the list of invoices. */
export const invoiceScreens = [
  { path: "/apps/invoice/add", label: "invoiceAdd", permission: "invoices.write", ...invoiceDefaults },
  { path: "/apps/invoice/preview", label: "invoicePreview", permission: "invoices.read", ...invoiceDefaults },
  { path: "/apps/invoice/edit", label: "invoiceEdit", permission: "invoices.write", ...invoiceDefaults },
  { path: "/apps/invoice/billing", label: "invoiceBilling", permission: "invoices.read", ...invoiceDefaults },
] as const;

const shopDefaults = {
  access: "admin",
  permission: "shop.read",
  group: "manage",
  hidden: true,
  parent: "/apps/ecommerce/products/list",
} as const;

const shopSettingsDefaults = {
  ...shopDefaults,
  permission: "settings.read",
  icon: "settings",
  parent: "/apps/ecommerce/settings",
} as const;

/** Screens of the rewards shop. In the menu they are represented by the list of products. */
export const shopScreens = [
  {
    path: "/apps/ecommerce/dashboard",
    label: "shopDashboard",
    icon: "overview",
    ...shopDefaults,
    parent: "/apps/details/overview",
  },
  {
    path: "/apps/ecommerce/products/add",
    label: "shopProduct",
    icon: "offer",
    ...shopDefaults,
    permission: "shop.write",
  },
  { path: "/apps/ecommerce/products/category", label: "shopCategories", icon: "offer", ...shopDefaults },
  { path: "/apps/ecommerce/orders/list", label: "shopOrders", icon: "details", ...shopDefaults },
  {
    path: "/apps/ecommerce/orders/details",
    label: "shopOrders",
    icon: "details",
    redirectsTo: "/apps/ecommerce/orders/list",
    ...shopDefaults,
  },
  { path: "/apps/ecommerce/customers/list", label: "shopCustomers", icon: "users", ...shopDefaults },
  {
    path: "/apps/ecommerce/customers/details",
    label: "shopCustomer",
    icon: "user",
    redirectsTo: "/apps/ecommerce/customers/list",
    ...shopDefaults,
  },
  {
    path: "/apps/ecommerce/coupons",
    label: "shopCoupons",
    icon: "offer",
    ...shopDefaults,
    permission: "offers.read",
  },
  { path: "/apps/ecommerce/referrals", label: "shopReferrals", icon: "users", ...shopDefaults },
  { path: "/apps/ecommerce/settings/checkout", label: "shopSettingsCheckout", ...shopSettingsDefaults },
  { path: "/apps/ecommerce/settings/referrals", label: "shopSettingsReferrals", ...shopSettingsDefaults },
  { path: "/apps/ecommerce/settings/currencies", label: "shopSettingsCurrencies", ...shopSettingsDefaults },
  { path: "/apps/ecommerce/settings/contact", label: "shopSettingsContact", ...shopSettingsDefaults },
  { path: "/apps/ecommerce/settings/notifications", label: "shopSettingsTexts", ...shopSettingsDefaults },
  { path: "/apps/ecommerce/settings/accounting", label: "shopSettingsAccounting", ...shopSettingsDefaults },
] as const;
