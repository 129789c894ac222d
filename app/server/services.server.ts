import { Redis } from "ioredis";
import cluster from "node:cluster";
import { join } from "node:path";
import { createFileLocks } from "#shared/file-locks.mjs";
import { limitCommandTime } from "#shared/redis-time-limit.ts";
import { type Environment, environment } from "./environment.server";
import { log } from "./log.server";
import { createModeSource, type ModeSource } from "./operation-mode.server";
import {
  createResilientTransport,
  type ResilientTransport,
} from "../provider-client/resilient-transport.server";
import { createTransport } from "../provider-client/transport.server";
import { type ChallengeCookie, createChallengeCookie } from "../session/challenge-cookie.server";
import { createDeviceCookie, type DeviceCookie } from "../session/device-cookie.server";
import { openFileStore } from "../session/file-store.server";
import { createLastProfiles } from "../session/last-profile.server";
import { createRedisStore } from "../session/redis-store.server";
import { createFileRefreshLock, createRedisLock, noLock } from "../session/refresh-lock.server";
import { renewTokens, revokeTokens } from "../session/renew-tokens.server";
import type { SessionParts } from "../session/request-session.server";
import { createServiceFlowCookie, type ServiceFlowCookie } from "../session/service-flow-cookie.server";
import { createSessionCookie, type SessionCookie } from "../session/session-cookie.server";
import { createTokenRecords } from "../session/token-records.server";
import { createTokenRefresh } from "../session/token-refresh.server";

/** Services shared by all requests of this process. */
export interface Services {
  environment: Environment;
  transport: ResilientTransport;
  operation: ModeSource;
  sessions: SessionParts;
  cookie: SessionCookie;
  device: DeviceCookie;
  challenge: ChallengeCookie;
  serviceFlow: ServiceFlowCookie;
  close: () => Promise<void>;
}

let current: Promise<Services> | undefined;

/**
 * Returns the services of this process, which are opened when they are first used.
 * @throws EnvironmentError, StoreError
 */
export function services(): Promise<Services> {
  current ??= open(environment());
  return current;
}

async function open(env: Environment): Promise<Services> {
  const transport = createResilientTransport(createTransport(env.PROVIDER_ORIGIN));
  const access = { transport, internalKey: env.INTERNAL_KEY };
  const redis = env.REDIS_URL === undefined ? undefined : connect(env.REDIS_URL);
  // Other processes of the dashboard on this machine use the same files (processes.mjs).
  const locks = !redis && cluster.isWorker ? createFileLocks(join(env.DATA_DIR, "session-locks")) : undefined;
  const store = redis
    ? createRedisStore(redis)
    : await openFileStore(join(env.DATA_DIR, "sessions"), locks && { locks });
  const isSecure = env.PUBLIC_ORIGIN[0]?.startsWith("https:") ?? false;
  const records = createTokenRecords(store, env.SESSION_SECRET);
  const refresh = createTokenRefresh({
    records,
    lock: redis ? createRedisLock(redis) : locks ? createFileRefreshLock(locks) : noLock,
    renew: (token, visitor) => renewTokens(access, token, visitor),
    discard: (tokens, visitor) => void revokeTokens(access, tokens, visitor),
  });
  return {
    environment: env,
    transport,
    operation: createModeSource(transport, env.PROVIDER_WAIT_FACTOR),
    sessions: { store, records, profiles: createLastProfiles(store, env.SESSION_SECRET), refresh },
    cookie: createSessionCookie(isSecure),
    device: createDeviceCookie(isSecure),
    challenge: createChallengeCookie(isSecure, env.SESSION_SECRET),
    serviceFlow: createServiceFlowCookie(isSecure, env.SESSION_SECRET),
    async close() {
      await Promise.allSettled([transport.close(), store.close()]);
    },
  };
}

function connect(url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 1500 });
  // Pages wait for the store, so a quick error is better than a long queue.
  limitCommandTime(redis, 500);
  redis.on("error", (error) => log.error({ err: error }, "Redis connection"));
  return redis;
}
