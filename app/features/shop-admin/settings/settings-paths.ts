import type { SettingsArea } from "#contract/settings/settings-areas.ts";

/** The screen of each settings area, without language prefix. */
export const settingsPaths: Record<SettingsArea, string> = {
  payouts: "/apps/ecommerce/settings",
  checkout: "/apps/ecommerce/settings/checkout",
  referrals: "/apps/ecommerce/settings/referrals",
  currencies: "/apps/ecommerce/settings/currencies",
  contact: "/apps/ecommerce/settings/contact",
  notifications: "/apps/ecommerce/settings/notifications",
  accounting: "/apps/ecommerce/settings/accounting",
};
