import { z } from "zod";
import { currency } from "#contract/money/money.ts";
import { extensionIds } from "#contract/extension/extension-ids.ts";
import { openIdProvider, openIdProviders } from "#contract/accounts/openid-providers.ts";
import { canonicalZone } from "#shared/time-zone.ts";
import { tracingSettings } from "#shared/tracing/tracing-settings.ts";
import { type ProxyTrust, readProxyTrust } from "./client-address.server";

const webAddress = z.url({ protocol: /^https?$/, error: "must be like https://host" });
const origin = webAddress.transform((value) => new URL(value).origin);
const secret = z.string("is missing: 32 characters or more").min(32, "must have 32 characters or more");
/** Treats an empty variable as unset, because compose files and shells create empty variables. */
const unset = (value: unknown) => (value === "" ? undefined : value);

/** The schema of the dashboard's settings. */
export const dashboardSettings = z.object({
  /** The public origins of the dashboard, the main one first. If empty, the URL of each request is used. */
  PUBLIC_ORIGIN: z.preprocess(unset, z.string().default("")).transform(toList).pipe(z.array(origin)),
  PROVIDER_ORIGIN: z.preprocess(unset, origin.default("http://127.0.0.1:4000")),
  /** A factor by which pages wait longer for the provider, for slow machines. */
  PROVIDER_WAIT_FACTOR: z.preprocess(
    unset,
    z.coerce
      .number("must be a number from 1 to 20")
      .min(1, "must be 1 or more")
      .max(20, "must be 20 or less")
      .default(1),
  ),
  PROVIDER_PUBLIC_ORIGIN: z.preprocess(unset, origin.optional()),
  DATA_DIR: z.preprocess(unset, z.string().default(".data")),
  REDIS_URL: z.preprocess(
    unset,
    z.url({ protocol: /^rediss?$/, error: "must be like redis://host:6379" }).optional(),
  ),
  SESSION_SECRET: z.preprocess(unset, secret),
  INTERNAL_KEY: z.preprocess(unset, secret.optional()),
  /** The number of processes of the dashboard (`processes.mjs`); by default one per core. */
  DASHBOARD_PROCESSES: z.preprocess(
    unset,
    z.coerce
      .number("must be a number from 1 to 64")
      .int("must be a whole number")
      .min(1, "must be 1 or more")
      .max(64, "must be 64 or less")
      .optional(),
  ),
  /** `true`: one proxy; a number: that many proxies; otherwise the addresses or networks of the proxies. */
  TRUST_PROXY: z.preprocess(unset, z.string().default("false")).transform(toTrust),
  /** Services that users can log in with. The dashboard only needs their keys and names. */
  OPENID_PROVIDERS: z.preprocess(unset, openIdProviders(openIdProvider)),
  FOOTER_CREDIT: z.preprocess(unset, z.string().max(200, "must have 200 characters at most").optional()),
  FOOTER_CREDIT_URL: z.preprocess(unset, webAddress.optional()),
  /** `off` removes the service worker from visitors' browsers. */
  SERVICE_WORKER: z.preprocess(unset, z.enum(["on", "off"], "must be on or off").default("on")),
  EXTENSION_URL: z.preprocess(unset, webAddress.optional()),
  /** The ids of the browser extensions that may connect. The provider uses the same variable. */
  EXTENSION_IDS: z.preprocess(unset, extensionIds),
  CURRENCY: z.preprocess(
    unset,
    z
      .string()
      .refine((code) => currency.safeParse(code).success, "must be a currency code like USD")
      .default("USD"),
  ),
  /** The least severe level that is logged. The provider uses the same variable. */
  LOG_LEVEL: z.preprocess(
    unset,
    z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "must be a level like info")
      .default("info"),
  ),
  ...tracingSettings,
  /** The time zone of dates for browsers without a zone cookie. The provider uses the same variable. */
  TIME_ZONE: z.preprocess(
    unset,
    z
      .string()
      .refine((name) => canonicalZone(name) !== undefined, "must be a time zone like Europe/Paris")
      .default("UTC"),
  ),
  REALTIME_TOKEN: z.preprocess(
    unset,
    z.enum(["socket", "access"], "must be socket or access").default("socket"),
  ),
});

function toList(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

function toTrust(value: string, context: z.RefinementCtx): ProxyTrust {
  try {
    return readProxyTrust(value);
  } catch {
    context.addIssue({
      code: "custom",
      message: "must be true, false, a number of proxies, or their addresses",
    });
    return z.NEVER;
  }
}

export type Environment = z.infer<typeof dashboardSettings> & { PROVIDER_PUBLIC_ORIGIN: string };

/** Thrown for missing or invalid variables. The message lists all of them with the expected values. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Reads the dashboard's variables from `source`.
 * @throws EnvironmentError if variables are missing or invalid
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const result = dashboardSettings.safeParse(source);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
    throw new EnvironmentError(`The environment is wrong: ${[...new Set(wrong)].join("; ")}.`);
  }
  return {
    ...result.data,
    PROVIDER_PUBLIC_ORIGIN: result.data.PROVIDER_PUBLIC_ORIGIN ?? result.data.PROVIDER_ORIGIN,
  };
}

let current: Environment | undefined;

/**
 * Returns the process's environment, which is read once.
 *
 * @throws EnvironmentError as `readEnvironment` does
 */
export function environment(): Environment {
  current ??= readEnvironment(process.env);
  return current;
}
