import { compile } from "proxy-addr";
import { z } from "zod";
import { networkPresetKeys } from "#contract/networks/presets/keys.ts";
import { extensionIds } from "#contract/extension/extension-ids.ts";
import { openIdProvider, openIdProviders } from "#contract/accounts/openid-providers.ts";
import { tracingSettings } from "#shared/tracing/tracing-settings.ts";

const port = wholeNumber(0, 65_535);
const secret = z.string("is missing").min(32, "needs at least 32 characters");
const origin = z
  .url({ protocol: /^https?$/, error: "must be like https://host" })
  .transform((text) => new URL(text).origin);
/**
 * The proxies in front of the provider: `true` for one, a number of them, or a list of their IP addresses and
 * networks.
 */
const proxies = z
  .string()
  .transform((text) => {
    if (text === "false" || text === "0") return false;
    return text === "true" ? 1 : /^\d{1,2}$/.test(text) ? Number(text) : text;
  })
  .refine(areProxies, "must be true, a number of proxies or a list of their addresses");

/**
 * A JSON object with base addresses of networks' APIs, by network and name. They replace the real addresses.
 */
const connectorOrigins = z
  .string()
  .default("{}")
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("must be a JSON object");
      return z.NEVER;
    }
  })
  .pipe(
    z.partialRecord(
      z.enum(networkPresetKeys),
      z.record(z.string(), z.url({ protocol: /^https?$/ })),
      'must be like {"awin":{"api":"https://host"}}',
    ),
  );

/** The configuration of an OpenID client. */
const openIdClient = openIdProvider.extend({
  issuer: z
    .url({ error: "has an issuer that is no address", abort: true })
    .refine(isSafeIssuer, "has an issuer that is not https (http is for localhost alone)"),
  clientId: z
    .string("has an entry without clientId")
    .min(1, "has an entry without clientId")
    .max(500, "has too long a clientId"),
  clientSecret: z
    .string("has an entry without clientSecret")
    .min(1, "has an entry without clientSecret")
    .max(2_000, "has too long a clientSecret"),
  /** Whether the service may have a private address, for example in the operator's own network. */
  allowPrivate: z.boolean("has an allowPrivate that is neither true nor false").optional(),
});
export type OpenIdClient = z.output<typeof openIdClient>;

/** The provider's settings. */
export const providerSettings = z.object({
  NODE_ENV: z.string().default("production"),
  HOST: z.string().default("127.0.0.1"),
  PROVIDER_PORT: port.default(4000),
  /** Port for Prometheus metrics only. Unset: no metrics. */
  METRICS_PORT: port.optional(),
  ...tracingSettings,
  PUBLIC_ORIGIN: z
    .string()
    .default("http://localhost:3000")
    .transform((text) => text.split(",").map((entry) => entry.trim()))
    .pipe(z.array(origin)),
  /** The provider's public origin, used in mails. */
  PROVIDER_PUBLIC_ORIGIN: origin.optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be like postgres://user@host:5432/name" })
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be like redis://host:6379" }).optional(),
  TOKEN_SECRET: secret,
  INTERNAL_KEY: secret,
  PAYOUT_KEY: secret,
  /** The mail server. Unset: mails are stored as files in the data folder. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be like smtp://user:password@host:587" }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      "must be like Cashlane <no-reply@host>",
    )
    .optional(),
  /** Origin of the demo's simulated networks, used in their tracking links. */
  NETWORK_ORIGIN: origin.default("http://localhost:4100"),
  CONNECTOR_ORIGINS: connectorOrigins,
  /** The base address of PayPal's sandbox or of a simulator. Unset: PayPal's real API. */
  PAYPAL_ORIGIN: z.url({ protocol: /^https?$/, error: "must be like https://host" }).optional(),
  /** Seconds between two readings of a network's API. Unset: 600, or 30 in the demo. */
  PULL_SECONDS: wholeNumber(15, 3_600).optional(),
  /** Whether webhooks may be sent over `http` and to private addresses. Only for development and tests. */
  WEBHOOK_PRIVATE_ADDRESSES: z.enum(["allow", "refuse"], "must be allow or refuse").default("refuse"),
  /**
   * Where figures are exported: a folder (`file:///…`) or a bucket of an S3-compatible storage. Unset: no
   * export.
   */
  WAREHOUSE_URL: z
    .url({
      protocol: /^(?:file|https?)$/,
      error: "must be like file:///folder or https://host/bucket/prefix",
    })
    .refine(isStorageUrl, "must name a folder of this machine, or a bucket without user and query")
    .optional(),
  WAREHOUSE_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "must be like eu-west-1")
    .default("us-east-1"),
  WAREHOUSE_ACCESS_KEY: z.string().max(200).optional(),
  WAREHOUSE_SECRET_KEY: z.string().max(200).optional(),
  /** Hours between two exports. */
  WAREHOUSE_HOURS: wholeNumber(1, 168).default(24),
  /** Whether the storage may have a private address, such as in the operator's own network. */
  WAREHOUSE_PRIVATE_ADDRESSES: z.enum(["allow", "refuse"], "must be allow or refuse").default("refuse"),
  /** The private key for push services (P-256, base64url). Unset: a key is created and stored encrypted. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be a private key as web-push generate-vapid-keys prints it")
    .optional(),
  /** External services that members can connect and log in with. */
  OPENID_PROVIDERS: openIdProviders(openIdClient).refine(
    (list) => new Set(list.map(({ issuer }) => issuer.replace(/\/$/, ""))).size === list.length,
    "has two entries with the same issuer",
  ),
  SEED: z.enum(["demo", "none"], "must be demo or none").default("none"),
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be a currency code like USD")
    .default("USD"),
  /** The operator's time zone, which determines when the days in uploaded files start and end. */
  TIME_ZONE: z.string().refine(isTimeZone, "must be a time zone like Europe/Paris").default("UTC"),
  /**
   * In whole major units. If the adjustments for one member within 24 hours exceed this, a second admin is
   * needed.
   */
  ADJUSTMENT_LIMIT: wholeNumber(0, 1_000_000_000).default(100),
  /** In whole major units: the limit for all adjustments of one admin within 24 hours. */
  ADJUSTMENT_DAY_LIMIT: wholeNumber(0, 1_000_000_000).default(1_000),
  /** In whole major units: the amount that one admin may approve or pay alone to one member within 24 hours. */
  WITHDRAWAL_MEMBER_DAY_LIMIT: wholeNumber(0, 1_000_000_000).default(500),
  /**
   * In whole major units: the amount that one admin may approve or pay alone to all members within 24 hours.
   */
  WITHDRAWAL_DAY_LIMIT: wholeNumber(0, 1_000_000_000).default(5_000),
  /**
   * Whether admins need a second factor for decisions about money. Unset: `required`, or `optional` in the
   * demo.
   */
  ADMIN_SECOND_FACTOR: z.enum(["required", "optional"], "must be required or optional").optional(),
  /**
   * The hours for which a member's withdrawals wait after a new password, second factor or payout method.
   * Unset: 24, or 0 in the demo, so that visitors can see the whole process.
   */
  WITHDRAWAL_WAIT_HOURS: wholeNumber(0, 720).optional(),
  /**
   * Seconds in which an admin can undo a decision on a withdrawal before it is carried out. 0: decisions are
   * carried out immediately.
   */
  DECISION_UNDO_SECONDS: wholeNumber(0, 60).default(5),
  /** Hours in which an account can't decide on money after one person alone assigned or extended its role. */
  ROLE_WAIT_HOURS: wholeNumber(1, 720).default(72),
  /** Whether members also get the fee back when the bank returns a payment: `refund` or `keep`. */
  RETURNED_PAYMENT_FEE: z.enum(["refund", "keep"], "must be refund or keep").default("refund"),
  /**
   * The required proof that a run's payment was made. `statement`: only a debit in an account statement.
   * `status`: also a status report of the settlement (ACSC, ACCC).
   */
  PAYOUT_PROOF: z.enum(["statement", "status"], "must be statement or status").default("statement"),
  /** In whole major units: the cash back of the reports that one admin may import alone within 24 hours. */
  IMPORT_DAY_LIMIT: wholeNumber(0, 1_000_000_000).default(1_000),
  /** The amount in minor units that a member gets once per finished course. 0: no bonus. */
  COURSE_BONUS: wholeNumber(0, 100_000).default(0),
  /** In whole major units: the maximum of all course bonuses in a calendar month (UTC). */
  COURSE_BONUS_MONTH: wholeNumber(0, 1_000_000_000).default(100),
  /** In whole major units: the maximum of any amount from outside (report, adjustment, offer, claim). */
  AMOUNT_LIMIT: wholeNumber(1, 1_000_000_000).default(1_000_000),
  /** The browser extensions that may connect and call the provider. */
  EXTENSION_IDS: extensionIds,
  TRUST_PROXY: proxies.default(false),
  /** Calls per minute and client address; 0: no limit (for measurements). */
  REQUESTS_PER_MINUTE: wholeNumber(0, 1_000_000_000).default(1200),
  /** Reports per minute and network; 0: no limit (for measurements). */
  POSTBACKS_PER_MINUTE: wholeNumber(0, 1_000_000_000).default(6000),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "must be a level like info")
    .default("info"),
});
const complete = providerSettings.superRefine(refineStorage).transform((settings) => {
  const isDemo = settings.SEED === "demo";
  return {
    ...settings,
    PROVIDER_PUBLIC_ORIGIN: settings.PROVIDER_PUBLIC_ORIGIN ?? `http://localhost:${settings.PROVIDER_PORT}`,
    MAIL_FROM: settings.MAIL_FROM ?? `Cashlane <no-reply@${new URL(settings.PUBLIC_ORIGIN[0]!).hostname}>`,
    ADMIN_SECOND_FACTOR: settings.ADMIN_SECOND_FACTOR ?? (isDemo ? "optional" : "required"),
    WITHDRAWAL_WAIT_HOURS: settings.WITHDRAWAL_WAIT_HOURS ?? (isDemo ? 0 : 24),
    PULL_SECONDS: settings.PULL_SECONDS ?? (isDemo ? 30 : 600),
  };
});
export type Environment = z.output<typeof complete>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function isStorageUrl(text: string): boolean {
  const { protocol, host, pathname, username, password, search, hash } = new URL(text);
  if (username || password || search || hash || pathname === "/") return false;
  return protocol === "file:" ? host === "" : host !== "";
}

/** Requires keys for a bucket. Also requires https, unless the storage may have a private address. */
function refineStorage(settings: z.output<typeof providerSettings>, context: z.RefinementCtx): void {
  const { WAREHOUSE_URL: url, WAREHOUSE_PRIVATE_ADDRESSES: addresses } = settings;
  if (!url || url.startsWith("file:")) return;
  if (url.startsWith("http:") && addresses !== "allow")
    context.addIssue({
      code: "custom",
      path: ["WAREHOUSE_URL"],
      message: "must be https, or set WAREHOUSE_PRIVATE_ADDRESSES",
    });
  for (const name of ["WAREHOUSE_ACCESS_KEY", "WAREHOUSE_SECRET_KEY"] as const)
    if (!settings[name]) context.addIssue({ code: "custom", path: [name], message: "is missing" });
}

function isSafeIssuer(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname));
}

function areProxies(setting: string | number | false): boolean {
  try {
    if (typeof setting === "string") compile(setting.split(",").map((address) => address.trim()));
    return true;
  } catch {
    return false;
  }
}

function wholeNumber(minimum: number, maximum: number) {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z.coerce.number({ error }).int({ error }).min(minimum, { error }).max(maximum, { error });
}

/**
 * Reads the provider's configuration at start.
 * @throws Error with one sentence per invalid variable
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  return read(complete, source);
}

/**
 * Reads only the variables that commands on the database and the data folder need.
 *
 * @throws as `readEnvironment`
 */
export function readStorage(
  source: Record<string, string | undefined>,
): Pick<Environment, "DATA_DIR" | "DATABASE_URL" | "ROLE_WAIT_HOURS"> {
  return read(providerSettings.pick({ DATA_DIR: true, DATABASE_URL: true, ROLE_WAIT_HOURS: true }), source);
}

function read<T extends z.ZodType>(schema: T, source: Record<string, string | undefined>): z.output<T> {
  const values = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new Error(`Wrong configuration: ${[...new Set(problems)].join("; ")}.`);
}
