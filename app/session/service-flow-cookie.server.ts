import { hkdfSync } from "node:crypto";
import { z } from "zod";
import { createHostCookie } from "./host-cookie.server";
import { seal, unseal } from "./sealed-text.server";

const waitingFlow = z.object({
  purpose: z.enum(["login", "connect"]),
  service: z.string(),
  /** The state that the provider needs together with the service's answer. */
  flow: z.string(),
  /** The return path after the login, as a query of the login page. */
  search: z.string(),
});
/** A visitor's unfinished login at a service. */
export type WaitingFlow = z.infer<typeof waitingFlow>;

export interface ServiceFlowCookie {
  /** Returns the unfinished login, or `undefined`. */
  read: (header: string | null) => Promise<WaitingFlow | undefined>;
  /** Returns a `Set-Cookie` value that stores it for ten minutes. */
  give: (waiting: WaitingFlow) => Promise<string>;
  /** Returns a `Set-Cookie` value that deletes the cookie. */
  clear: () => Promise<string>;
}

const lasts = 10 * 60;
const context = "service flow";
/** Browsers drop cookies above 4 KB. */
const longestSearch = 1_000;

/** Creates the sealed cookie with a login at a service, while the visitor is there. */
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
