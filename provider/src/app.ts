import cors, { type FastifyCorsOptionsDelegateCallback } from "@fastify/cors";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import type { Redis } from "ioredis";
import { extensionOrigins } from "#contract/extension/extension-ids.ts";
import { limitPace } from "#shared/request-pace.mjs";
import type { Connection, Database } from "./database/engine/connection.ts";
import type { Environment } from "./environment.ts";
import { activityLogRoutes } from "./modules/activity-logs/routes.ts";
import { apiKeyRoutes } from "./modules/api-keys/routes.ts";
import { adminClaimRoutes } from "./modules/claims/admin-routes.ts";
import { adminClickRoutes } from "./modules/clicks/admin-routes.ts";
import { adminLeadRoutes } from "./modules/leads/admin-routes.ts";
import { adminNameRoutes } from "./modules/names/routes.ts";
import { adminConnectionRoutes } from "./modules/connections/admin-routes.ts";
import { adminNetworkCouponRoutes } from "./modules/network-coupons/admin-routes.ts";
import { adminProgrammeRoutes } from "./modules/programmes/admin-routes.ts";
import { adminNetworkRoutes } from "./modules/networks/admin-routes.ts";
import { adminOfferRoutes } from "./modules/offers/admin-routes.ts";
import { adminAnalyticsRoutes } from "./modules/analytics/admin-routes.ts";
import { adminRoleRoutes } from "./modules/roles/admin-routes.ts";
import { adminStaffRequestRoutes } from "./modules/staff-decisions/admin-routes.ts";
import { adminOverviewRoutes } from "./modules/overview/admin-routes.ts";
import { staffSearchRoutes } from "./modules/staff-search/routes.ts";
import { adminPostbackRoutes } from "./modules/postbacks/admin-routes.ts";
import { adminAdjustmentRoutes } from "./modules/adjustments/admin-routes.ts";
import { adminUserRoutes } from "./modules/users/admin-routes.ts";
import { payoutAnswerRoutes } from "./modules/payout-answers/routes.ts";
import { payoutServiceRoutes } from "./modules/payout-services/routes.ts";
import { paypalWebhookRoutes } from "./modules/payout-transfers/webhook-routes.ts";
import { payoutRunRoutes } from "./modules/payout-runs/routes.ts";
import { adminWithdrawalRoutes } from "./modules/withdrawals/admin-routes.ts";
import { cashBackRoutes } from "./modules/cash-back/routes.ts";
import { adminShopRoutes } from "./modules/shop/admin-routes.ts";
import { shopCategoryRoutes } from "./modules/shop/category-routes.ts";
import { productDraftRoutes } from "./modules/shop/product-drafts.ts";
import { productPictureRoutes } from "./modules/shop/product-picture-routes.ts";
import { shopCustomerRoutes } from "./modules/shop/customer-routes.ts";
import { referralRoutes } from "./modules/referrals/routes.ts";
import { adminReviewRoutes, reviewRoutes } from "./modules/reviews/routes.ts";
import { shopRoutes } from "./modules/shop/routes.ts";
import { webhookRoutes } from "./modules/webhooks/routes.ts";
import { adminTicketRoutes } from "./modules/tickets/admin-routes.ts";
import { ticketRoutes } from "./modules/tickets/routes.ts";
import { couponRoutes } from "./modules/coupons/routes.ts";
import { claimRoutes } from "./modules/claims/routes.ts";
import { clickRoutes } from "./modules/clicks/routes.ts";
import { sharedLinkRoutes } from "./modules/clicks/shared-links/routes.ts";
import { adminHelpRoutes } from "./modules/help/admin-routes.ts";
import { helpRoutes } from "./modules/help/routes.ts";
import { academyRoutes } from "./modules/academy/routes.ts";
import { extensionRoutes } from "./modules/extension/routes.ts";
import { exchangeRateRoutes } from "./modules/exchange-rates/routes.ts";
import { bankRoutes } from "./modules/bank/routes.ts";
import { screenWithdrawal } from "./modules/fraud/open-cases.ts";
import { fraudRoutes } from "./modules/fraud/routes.ts";
import { accountingRoutes } from "./modules/accounting/routes.ts";
import { invoiceRoutes } from "./modules/invoices/routes.ts";
import { jobRoutes } from "./modules/jobs/routes.ts";
import { mailRoutes } from "./modules/mails/routes.ts";
import { operationRoutes } from "./modules/operation/routes.ts";
import { networkReportRoutes } from "./modules/network-reports/routes.ts";
import { serviceStatusRoutes } from "./modules/service-status/routes.ts";
import { settingsRoutes } from "./modules/settings/routes.ts";
import { pushRoutes } from "./modules/push/routes.ts";
import { notificationSettingsRoutes } from "./modules/notification-settings/routes.ts";
import { notificationRoutes } from "./modules/notifications/routes.ts";
import { avatarRoutes } from "./modules/accounts/avatar-routes.ts";
import { emailRoutes } from "./modules/accounts/email-routes.ts";
import { ownAccountRoutes } from "./modules/accounts/own-routes.ts";
import { passwordRoutes } from "./modules/accounts/password-routes.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { secondFactorRoutes } from "./modules/accounts/second-factor-routes.ts";
import { securityEventRoutes } from "./modules/security-events/routes.ts";
import { savedViewRoutes } from "./modules/saved-views/routes.ts";
import { sessionRoutes } from "./modules/sessions/routes.ts";
import { connectedServiceRoutes } from "./modules/connected-services/routes.ts";
import { serviceLoginRoutes } from "./modules/accounts/service-routes.ts";
import { createOpenId, type OpenId } from "./modules/connected-services/open-id.ts";
import { passkeyRoutes } from "./modules/passkeys/routes.ts";
import { passkeyLoginRoutes } from "./modules/accounts/passkey-routes.ts";
import { dataExportRoutes } from "./modules/personal-data/export-routes.ts";
import { personalDataRoutes } from "./modules/personal-data/routes.ts";
import { payoutMethodRoutes } from "./modules/payout-methods/routes.ts";
import { postbackRoutes } from "./modules/postbacks/routes.ts";
import { adminStoreRoutes } from "./modules/stores/admin-routes.ts";
import { shareCardRoutes } from "./modules/stores/share-card-routes.ts";
import { favouriteRoutes } from "./modules/stores/favourites/routes.ts";
import { storeRoutes } from "./modules/stores/routes.ts";
import { welcomeRoutes } from "./modules/welcome/routes.ts";
import { userRoutes } from "./modules/users/routes.ts";
import { walletRoutes } from "./modules/wallet/routes.ts";
import { withdrawalRoutes } from "./modules/withdrawals/routes.ts";
import { clientAddress, trustedProxies } from "./plugins/client-address.ts";
import { contractCalls } from "./plugins/contract-calls.ts";
import { contractExports } from "./plugins/contract-exports.ts";
import { errorHandler } from "./plugins/error-handler.ts";
import { toErrorLine } from "./plugins/error-line.ts";
import { guessLimits } from "./plugins/guess-limits.ts";
import { health } from "./plugins/health.ts";
import { identity } from "./plugins/identity.ts";
import { jsonBodies } from "./plugins/json-bodies.ts";
import { language } from "./plugins/language.ts";
import { limiterRedis } from "./plugins/limiter-redis.ts";
import { normalizeRequest, refuseUnreadable } from "./plugins/normalized-request.ts";
import { metrics } from "./plugins/metrics.ts";
import { operationMode } from "./plugins/operation-mode.ts";
import { openapi } from "./plugins/openapi/openapi.ts";
import { rateLimits } from "./plugins/rate-limits.ts";
import { requestId, toRequestLine } from "./plugins/request-line.ts";
import { serializeAnswer } from "./plugins/serialize-answer.ts";
import { stepUp } from "./plugins/step-up.ts";
import { storableValidator } from "./plugins/storable-text.ts";
import { timeZone } from "./plugins/time-zone.ts";
import { sockets } from "./realtime/sockets.ts";
import { createWakeSignal, type WakeSignal } from "./workers/wake-signal.ts";

export interface AppParts {
  environment: Environment;
  connection: Connection;
  /** Shares sockets and rate limits between processes. A single process needs none. */
  redis?: Redis | undefined;
  /** Returns the current time. Tests pass their own. */
  clock?: () => Date;
}

declare module "fastify" {
  interface FastifyInstance {
    environment: Environment;
    database: Database;
    redis: Redis | undefined;
    clock: () => Date;
    /** Identifies users by external OpenID services. */
    openId: OpenId;
    /** Wakes the worker that processes network reports. */
    postbackSignal: WakeSignal;
    /** Wake the workers that send payout runs by API, and that evaluate fraud rules. */
    transferSignal: WakeSignal;
    fraudSignal: WakeSignal;
    /** Evaluates the fraud rules for the owner of a withdrawal. */
    screenWithdrawal: (id: string) => Promise<void>;
  }
}

/** Builds the provider by registering its plugins in order. The caller listens and closes. */
export async function buildApp({
  environment,
  connection,
  redis,
  clock = () => new Date(),
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: environment.LOG_LEVEL, serializers: { req: toRequestLine, err: toErrorLine } },
    trustProxy: trustedProxies(environment.TRUST_PROXY),
    bodyLimit: 64 * 1024,
    // On a busy machine the start may take longer than the default of ten seconds.
    pluginTimeout: 60_000,
    // Slow headers are cut off with 408 (S12), checked every second. Bodies are limited by their pace.
    requestTimeout: 900_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    genReqId: requestId,
    rewriteUrl: normalizeRequest,
  });
  limitPace(app.server, { idle: 10_000, bytesPerSecond: 10_000 });
  app.setValidatorCompiler(storableValidator);
  app.setSerializerCompiler(serializeAnswer);
  app.decorate("environment", environment);
  app.decorate("database", connection.database);
  app.decorate("redis", redis);
  app.decorate("clock", clock);
  app.decorate("openId", createOpenId({ ...environment, log: app.log }));
  for (const signal of ["postbackSignal", "transferSignal", "fraudSignal"] as const)
    app.decorate(signal, createWakeSignal());
  app.decorate("screenWithdrawal", (id: string) => screenWithdrawal(app, id));

  await app.register(helmet, { crossOriginResourcePolicy: { policy: "cross-origin" } });
  await app.register(cors, { delegator: corsOf(environment) });

  // Responses are personal and current, so neither browsers nor proxies may store them.
  app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));

  await app.register(metrics);
  await app.register(language);
  await app.register(timeZone, { fallback: environment.TIME_ZONE });
  await app.register(clientAddress, { internalKey: environment.INTERNAL_KEY });
  await app.register(jsonBodies);
  await app.register(errorHandler);
  await app.register(limiterRedis);
  await app.register(rateLimits);
  await app.register(operationMode);
  await app.register(openapi);
  await app.register(health, { countUnknownMigrations: () => connection.countUnknownMigrations() });
  refuseUnreadable(app);
  await app.register(guessLimits);
  await app.register(identity);
  await app.register(stepUp);
  await app.register(contractCalls);
  await app.register(contractExports);
  await app.register(sockets);

  await app.register(
    async function apis(api) {
      await api.register(notificationRoutes);
      await api.register(notificationSettingsRoutes);
      await api.register(pushRoutes);
      await api.register(savedViewRoutes);
      await api.register(mailRoutes);
      await api.register(jobRoutes);
      await api.register(operationRoutes);
      await api.register(activityLogRoutes);
      await api.register(payoutMethodRoutes);
      await api.register(walletRoutes);
      await api.register(withdrawalRoutes);
      await api.register(adminWithdrawalRoutes);
      await api.register(payoutRunRoutes);
      await api.register(payoutAnswerRoutes);
      await api.register(payoutServiceRoutes);
      await api.register(paypalWebhookRoutes);
      await api.register(shopRoutes);
      await api.register(referralRoutes);
      await api.register(reviewRoutes);
      await api.register(adminReviewRoutes);
      await api.register(adminShopRoutes);
      await api.register(shopCategoryRoutes);
      await api.register(productPictureRoutes);
      await api.register(productDraftRoutes);
      await api.register(shopCustomerRoutes);
      await api.register(adminLeadRoutes);
      await api.register(adminNameRoutes);
      await api.register(adminNetworkRoutes);
      await api.register(adminConnectionRoutes);
      await api.register(adminProgrammeRoutes);
      await api.register(adminNetworkCouponRoutes);
      await api.register(adminOfferRoutes);
      await api.register(adminPostbackRoutes);
      await api.register(adminUserRoutes);
      await api.register(adminRoleRoutes);
      await api.register(adminStaffRequestRoutes);
      await api.register(adminAdjustmentRoutes);
      await api.register(adminOverviewRoutes);
      await api.register(staffSearchRoutes);
      await api.register(adminAnalyticsRoutes);
      await api.register(adminClickRoutes);
      await api.register(networkReportRoutes);
      await api.register(postbackRoutes);
      await api.register(accountRoutes);
      await api.register(ownAccountRoutes);
      await api.register(avatarRoutes);
      await api.register(emailRoutes);
      await api.register(passwordRoutes);
      await api.register(sessionRoutes);
      await api.register(secondFactorRoutes);
      await api.register(passkeyLoginRoutes);
      await api.register(passkeyRoutes);
      await api.register(serviceLoginRoutes);
      await api.register(connectedServiceRoutes);
      await api.register(personalDataRoutes);
      await api.register(dataExportRoutes);
      await api.register(securityEventRoutes);
      await api.register(userRoutes);
      await api.register(storeRoutes);
      await api.register(favouriteRoutes);
      await api.register(welcomeRoutes);
      await api.register(adminStoreRoutes);
      await api.register(shareCardRoutes);
      await api.register(couponRoutes);
      await api.register(helpRoutes);
      await api.register(adminHelpRoutes);
      await api.register(clickRoutes);
      await api.register(sharedLinkRoutes);
      await api.register(extensionRoutes);
      await api.register(cashBackRoutes);
      await api.register(claimRoutes);
      await api.register(adminClaimRoutes);
      await api.register(invoiceRoutes);
      await api.register(accountingRoutes);
      await api.register(bankRoutes);
      await api.register(exchangeRateRoutes);
      await api.register(academyRoutes);
      await api.register(serviceStatusRoutes);
      await api.register(settingsRoutes);
      await api.register(ticketRoutes);
      await api.register(adminTicketRoutes);
      await api.register(webhookRoutes);
      await api.register(apiKeyRoutes);
      await api.register(fraudRoutes);
    },
    { prefix: "/apis" },
  );
  return app;
}

/**
 * Browser extensions may read only the responses of their own calls, the dashboard's pages only those of all
 * other calls.
 */
function corsOf({ PUBLIC_ORIGIN, EXTENSION_IDS }: Environment): FastifyCorsOptionsDelegateCallback {
  const methods = ["GET", "POST", "DELETE"];
  const extensions = { origin: extensionOrigins(EXTENSION_IDS), methods, maxAge: 3_600 };
  const dashboard = { origin: PUBLIC_ORIGIN, credentials: true };
  return ({ url }, respond) => respond(null, url?.startsWith("/apis/v1/extension/") ? extensions : dashboard);
}
