import { hkdfSync } from "node:crypto";
import { z } from "zod";
import { createHostCookie } from "./host-cookie.server";
import { seal, unseal } from "./sealed-text.server";

const waitingFlow = z.object({
  purpose: z.enum(["login", "connect"]),
  service: z.string(),
  /** What the provider takes with the service's answer. */
  flow: z.string(),
  /** Where to go after the log-in, as a query of the login page. */
  search: z.string(),
});
/** A visitor who is away at a service. */
export type WaitingFlow = z.infer<typeof waitingFlow>;

export interface ServiceFlowCookie {
  /** Who is awaited, or nobody. */
  read: (header: string | null) => Promise<WaitingFlow | undefined>;
  /** A `Set-Cookie` value that carries it for ten minutes. */
  give: (waiting: WaitingFlow) => Promise<string>;
  /** A `Set-Cookie` value that removes it. */
  clear: () => Promise<string>;
}

const lasts = 10 * 60;
const context = "service flow";
/** A browser drops a cookie of more than 4 KB. */
const longestSearch = 1_000;

/** Keeps the way to a service while the visitor is there, sealed, in the browser that goes. */
export function createServiceFlowCookie(isSecure: boolean, secret: string): ServiceFlowCookie {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "cashlane service flow", 32));
  const cookie = createHostCookie("cashlane-service", isSecure);
  return {
    async read(header) {
      const value = await cookie.read(header);
      const text = value === undefined ? undefined : unseal(value, key, context);
      return text === undefined ? undefined : waitingFlow.parse(JSON.parse(text));
    },
    give({ search, ...waiting }) {
      const kept: WaitingFlow = { ...waiting, search: search.length > longestSearch ? "" : search };
      return cookie.give(seal(JSON.stringify(kept), key, context), lasts);
    },
    clear: cookie.clear,
  };
}
