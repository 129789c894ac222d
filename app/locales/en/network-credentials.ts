export const texts = {
  credential_adSpaceId: "Ad space ID",
  hint_adSpaceId: "The number of your ad space at the network. Optional: its programs and coupons are read.",
  credential_accountSid: "Account SID",
  hint_accountSid: "In the network’s settings, next to the API token.",
  credential_applicationKey: "Application key",
  hint_applicationKey: "In the account settings, among the API credentials.",
  credential_authToken: "Auth token",
  hint_authToken: "Shown in the network’s settings next to the account SID.",
  credential_claimsToken: "Claims token",
  hint_claimsToken: "Optional: the token of the claims API. Claims are sent with it.",
  credential_clientId: "Client ID",
  hint_clientId: "From the API client that you made at the network.",
  credential_clientSecret: "Client secret",
  hint_clientSecret: "Belongs to the client ID.",
  credential_companyId: "Company ID",
  hint_companyId: "The number of your company’s account (CID).",
  credential_currency: "Currency",
  hint_currency: "The currency that the network reports in: a code such as EUR.",
  credential_password: "Password",
  hint_password: "The password of that account at the network.",
  credential_publisherId: "Publisher ID",
  hint_publisherId: "The number of your publisher account.",
  credential_reportsToken: "Reports token",
  hint_reportsToken: "Optional: the security token of the reports. Payments are read with it.",
  credential_siteId: "Site ID",
  hint_siteId: "The number of your site at the network (SID).",
  credential_sourceId: "Source ID",
  hint_sourceId: "The number of your site at the network.",
  credential_token: "API token",
  hint_token: "Made in the API settings of your account at the network.",
  credential_userApiKey: "User API key",
  hint_userApiKey: "In the account settings, next to the application key.",
  credential_username: "User name",
  hint_username: "Of the account that you log in to the network with.",
  credential_vouchersToken: "Vouchers token",
  hint_vouchersToken: "Optional: the token of the vouchers API. Coupons are read with it.",
  credential_websiteId: "Website ID",
  hint_websiteId:
    "The number of your website at the network (PID). Optional, only needed to read its coupons.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "network-credentials": typeof texts;
  }
}
