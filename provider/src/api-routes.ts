import type { FastifyInstance } from "fastify";
import { academyRoutes } from "./modules/academy/routes.ts";
import { accountingRoutes } from "./modules/accounting/routes.ts";
import { accountRecoveryRoutes } from "./modules/account-recovery/routes.ts";
import { avatarRoutes } from "./modules/accounts/avatar-routes.ts";
import { emailRoutes } from "./modules/accounts/email-routes.ts";
import { ownAccountRoutes } from "./modules/accounts/own-routes.ts";
import { passkeyLoginRoutes } from "./modules/accounts/passkey-routes.ts";
import { passwordRoutes } from "./modules/accounts/password-routes.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { secondFactorRoutes } from "./modules/accounts/second-factor-routes.ts";
import { serviceLoginRoutes } from "./modules/accounts/service-routes.ts";
import { activityLogRoutes } from "./modules/activity-logs/routes.ts";
import { adminAdjustmentRoutes } from "./modules/adjustments/admin-routes.ts";
import { adminAnalyticsRoutes } from "./modules/analytics/admin-routes.ts";
import { apiKeyRoutes } from "./modules/api-keys/routes.ts";
import { bankRoutes } from "./modules/bank/routes.ts";
import { cashBackRoutes } from "./modules/cash-back/routes.ts";
import { adminClaimRoutes } from "./modules/claims/admin-routes.ts";
import { claimRoutes } from "./modules/claims/routes.ts";
import { adminClickRoutes } from "./modules/clicks/admin-routes.ts";
import { clickRoutes } from "./modules/clicks/routes.ts";
import { sharedLinkRoutes } from "./modules/clicks/shared-links/routes.ts";
import { connectedServiceRoutes } from "./modules/connected-services/routes.ts";
import { adminConnectionRoutes } from "./modules/connections/admin-routes.ts";
import { couponRoutes } from "./modules/coupons/routes.ts";
import { exchangeRateRoutes } from "./modules/exchange-rates/routes.ts";
import { extensionRoutes } from "./modules/extension/routes.ts";
import { fraudRoutes } from "./modules/fraud/routes.ts";
import { adminHelpRoutes } from "./modules/help/admin-routes.ts";
import { helpRoutes } from "./modules/help/routes.ts";
import { invoiceRoutes } from "./modules/invoices/routes.ts";
import { jobRoutes } from "./modules/jobs/routes.ts";
import { adminLeadRoutes } from "./modules/leads/admin-routes.ts";
import { mailRoutes } from "./modules/mails/routes.ts";
import { adminNameRoutes } from "./modules/names/routes.ts";
import { adminNetworkCouponRoutes } from "./modules/network-coupons/admin-routes.ts";
import { networkReportRoutes } from "./modules/network-reports/routes.ts";
import { adminNetworkRoutes } from "./modules/networks/admin-routes.ts";
import { notificationSettingsRoutes } from "./modules/notification-settings/routes.ts";
import { notificationRoutes } from "./modules/notifications/routes.ts";
import { adminOfferRoutes } from "./modules/offers/admin-routes.ts";
import { operationRoutes } from "./modules/operation/routes.ts";
import { adminOverviewRoutes } from "./modules/overview/admin-routes.ts";
import { passkeyRoutes } from "./modules/passkeys/routes.ts";
import { payoutReportRoutes } from "./modules/payout-reports/routes.ts";
import { payoutMethodRoutes } from "./modules/payout-methods/routes.ts";
import { payoutRunRoutes } from "./modules/payout-runs/routes.ts";
import { payoutServiceRoutes } from "./modules/payout-services/routes.ts";
import { paypalWebhookRoutes } from "./modules/payout-transfers/webhook-routes.ts";
import { dataExportRoutes } from "./modules/personal-data/export-routes.ts";
import { personalDataRoutes } from "./modules/personal-data/routes.ts";
import { adminPostbackRoutes } from "./modules/postbacks/admin-routes.ts";
import { postbackRoutes } from "./modules/postbacks/routes.ts";
import { adminProgrammeRoutes } from "./modules/programmes/admin-routes.ts";
import { pushRoutes } from "./modules/push/routes.ts";
import { referralRoutes } from "./modules/referrals/routes.ts";
import { adminReviewRoutes, reviewRoutes } from "./modules/reviews/routes.ts";
import { adminRoleRoutes } from "./modules/roles/admin-routes.ts";
import { savedViewRoutes } from "./modules/saved-views/routes.ts";
import { securityEventRoutes } from "./modules/security-events/routes.ts";
import { serviceStatusRoutes } from "./modules/service-status/routes.ts";
import { sessionRoutes } from "./modules/sessions/routes.ts";
import { settingsRoutes } from "./modules/settings/routes.ts";
import { adminShopRoutes } from "./modules/shop/admin-routes.ts";
import { shopCategoryRoutes } from "./modules/shop/category-routes.ts";
import { shopCustomerRoutes } from "./modules/shop/customer-routes.ts";
import { productDraftRoutes } from "./modules/shop/product-drafts.ts";
import { productPictureRoutes } from "./modules/shop/product-picture-routes.ts";
import { shopRoutes } from "./modules/shop/routes.ts";
import { adminStaffRequestRoutes } from "./modules/staff-decisions/admin-routes.ts";
import { staffSearchRoutes } from "./modules/staff-search/routes.ts";
import { adminStoreRoutes } from "./modules/stores/admin-routes.ts";
import { favouriteRoutes } from "./modules/stores/favourites/routes.ts";
import { storeRoutes } from "./modules/stores/routes.ts";
import { shareCardRoutes } from "./modules/stores/share-card-routes.ts";
import { adminTicketRoutes } from "./modules/tickets/admin-routes.ts";
import { ticketRoutes } from "./modules/tickets/routes.ts";
import { adminUserRoutes } from "./modules/users/admin-routes.ts";
import { userRoutes } from "./modules/users/routes.ts";
import { walletRoutes } from "./modules/wallet/routes.ts";
import { warehouseRoutes } from "./modules/warehouse/routes.ts";
import { webhookRoutes } from "./modules/webhooks/routes.ts";
import { welcomeRoutes } from "./modules/welcome/routes.ts";
import { adminWithdrawalRoutes } from "./modules/withdrawals/admin-routes.ts";
import { withdrawalRoutes } from "./modules/withdrawals/routes.ts";

/** The routes of all modules, in the order in which they are registered below `/apis`. */
export const apiRoutes: readonly ((api: FastifyInstance) => Promise<void>)[] = [
  notificationRoutes,
  notificationSettingsRoutes,
  pushRoutes,
  savedViewRoutes,
  mailRoutes,
  jobRoutes,
  warehouseRoutes,
  operationRoutes,
  activityLogRoutes,
  payoutMethodRoutes,
  walletRoutes,
  withdrawalRoutes,
  adminWithdrawalRoutes,
  payoutRunRoutes,
  payoutReportRoutes,
  payoutServiceRoutes,
  paypalWebhookRoutes,
  shopRoutes,
  referralRoutes,
  reviewRoutes,
  adminReviewRoutes,
  adminShopRoutes,
  shopCategoryRoutes,
  productPictureRoutes,
  productDraftRoutes,
  shopCustomerRoutes,
  adminLeadRoutes,
  adminNameRoutes,
  adminNetworkRoutes,
  adminConnectionRoutes,
  adminProgrammeRoutes,
  adminNetworkCouponRoutes,
  adminOfferRoutes,
  adminPostbackRoutes,
  adminUserRoutes,
  adminRoleRoutes,
  adminStaffRequestRoutes,
  adminAdjustmentRoutes,
  adminOverviewRoutes,
  staffSearchRoutes,
  adminAnalyticsRoutes,
  adminClickRoutes,
  networkReportRoutes,
  postbackRoutes,
  accountRoutes,
  accountRecoveryRoutes,
  ownAccountRoutes,
  avatarRoutes,
  emailRoutes,
  passwordRoutes,
  sessionRoutes,
  secondFactorRoutes,
  passkeyLoginRoutes,
  passkeyRoutes,
  serviceLoginRoutes,
  connectedServiceRoutes,
  personalDataRoutes,
  dataExportRoutes,
  securityEventRoutes,
  userRoutes,
  storeRoutes,
  favouriteRoutes,
  welcomeRoutes,
  adminStoreRoutes,
  shareCardRoutes,
  couponRoutes,
  helpRoutes,
  adminHelpRoutes,
  clickRoutes,
  sharedLinkRoutes,
  extensionRoutes,
  cashBackRoutes,
  claimRoutes,
  adminClaimRoutes,
  invoiceRoutes,
  accountingRoutes,
  bankRoutes,
  exchangeRateRoutes,
  academyRoutes,
  serviceStatusRoutes,
  settingsRoutes,
  ticketRoutes,
  adminTicketRoutes,
  webhookRoutes,
  apiKeyRoutes,
  fraudRoutes,
];
