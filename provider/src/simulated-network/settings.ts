import { z } from "zod";

const schema = z.object({
  HOST: z.string().default("127.0.0.1"),
  NETWORK_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  PROVIDER_ORIGIN: z.url({ protocol: /^https?$/ }).default("http://127.0.0.1:4000"),
  /** The key from which the demo's secrets are derived. */
  PAYOUT_KEY: z.string().min(32),
  CURRENCY: z.string().default("USD"),
  /**
   * Whether the provider reads the networks' APIs (`apis/served.ts`). Otherwise, networks send these reports.
   */
  NETWORK_APIS: z.enum(["on", "off"]).default("off"),
  /** The address at which the provider reaches the simulated PayPal. */
  PAYPAL_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** Milliseconds between the pending and the confirming report of a purchase. */
  CONFIRM_AFTER_MS: z.coerce.number().int().min(0).default(5_000),
});
export type Settings = z.output<typeof schema>;

/**
 * Reads the simulated network's settings.
 *
 * @throws Error listing what is invalid
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  throw new Error(`Wrong configuration of the simulated network: ${wrong.join("; ")}.`);
}
