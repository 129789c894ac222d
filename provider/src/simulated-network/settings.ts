import { z } from "zod";

const schema = z.object({
  HOST: z.string().default("127.0.0.1"),
  NETWORK_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
  PROVIDER_ORIGIN: z.url({ protocol: /^https?$/ }).default("http://127.0.0.1:4000"),
  /** The key from which the demo's secrets are derived. */
  PAYOUT_KEY: z.string().min(32),
  CURRENCY: z.string().default("USD"),
  /**
   * Whether the provider reads the networks' APIs (`apis/serve-apis.ts`). Otherwise, the networks send these
   * reports.
   */
  NETWORK_APIS: z.enum(["on", "off"]).default("off"),
  /** The address at which the provider reaches the simulated PayPal. */
  PAYPAL_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** Milliseconds between the reports of a purchase as pending and as confirmed. */
  CONFIRM_AFTER_MS: z.coerce.number().int().min(0).default(5_000),
});
export type Settings = z.output<typeof schema>;

/**
 * Reads the simulated network's settings.
 *
 * @throws Error listing what is invalid
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  throw new Error(`Wrong configuration of the simulated network: ${problems.join("; ")}.`);
}
