import cors, { type FastifyCorsOptionsDelegateCallback } from "@fastify/cors";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import type { Redis } from "ioredis";
import { extensionOrigins } from "#contract/extension/extension-ids.ts";
import { limitPace } from "#shared/request-pace.mjs";
import type { Connection, Database } from "./database/engine/connection.ts";
import type { Environment } from "./environment.ts";
import { screenWithdrawal } from "./modules/fraud/open-cases.ts";
import { createOpenId, type OpenId } from "./modules/connected-services/open-id.ts";
import { clientAddress, trustedProxies } from "./plugins/client-address.ts";
import { apiRoutes } from "./api-routes.ts";
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
import { normalizeRequest, rejectUnreadable } from "./plugins/normalized-request.ts";
import { metrics } from "./plugins/metrics.ts";
import { operationMode } from "./plugins/operation-mode.ts";
import { openapi } from "./plugins/openapi/openapi.ts";
import { rateLimits } from "./plugins/rate-limits.ts";
import { requestId, toRequestLine } from "./plugins/request-line.ts";
import { serializeResponse } from "./plugins/serialize-response.ts";
import { stepUp } from "./plugins/step-up.ts";
import { storableValidator } from "./plugins/storable-text.ts";
import { timeZone } from "./plugins/time-zone.ts";
import { tracing } from "./plugins/tracing.ts";
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
    /** Wake the workers that send payout runs by API and that evaluate fraud rules. */
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
  app.setSerializerCompiler(serializeResponse);
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
  await app.register(tracing);
  await app.register(jsonBodies);
  await app.register(errorHandler);
  await app.register(limiterRedis);
  await app.register(rateLimits);
  await app.register(operationMode);
  await app.register(openapi);
  await app.register(health, { countUnknownMigrations: () => connection.countUnknownMigrations() });
  rejectUnreadable(app);
  await app.register(guessLimits);
  await app.register(identity);
  await app.register(stepUp);
  await app.register(contractCalls);
  await app.register(contractExports);
  await app.register(sockets);

  await app.register(
    async function apis(api) {
      for (const routes of apiRoutes) await api.register(withDisplayName(routes));
    },
    { prefix: "/apis" },
  );
  return app;
}

/**
 * Gives a plugin the name of its function. Without a name, Fastify would search all loaded modules for the
 * plugin.
 */
function withDisplayName<P extends (api: FastifyInstance) => Promise<void>>(plugin: P): P {
  return Object.assign(plugin, { [Symbol.for("fastify.display-name")]: plugin.name });
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
