import { hkdfSync } from "node:crypto";
import { z } from "zod";
import { createHostCookie } from "./host-cookie.server";
import { seal, unseal } from "./sealed-text.server";

const pendingFlow = z.object({
  purpose: z.enum(["login", "connect"]),
  service: z.string(),
  /** The state that the provider needs together with the service's answer. */
  flow: z.string(),
  /** The return path after the login, as a query of the login page. */
  search: z.string(),
});
/** A visitor's unfinished login at a service. */
export type PendingFlow = z.infer<typeof pendingFlow>;

export interface ServiceFlowCookie {
  /** Returns the unfinished login, or `undefined`. */
  read: (header: string | null) => Promise<PendingFlow | undefined>;
  /** Returns a `Set-Cookie` value that stores it for ten minutes. */
  give: (waiting: PendingFlow) => Promise<string>;
  /** Returns a `Set-Cookie` value that deletes the cookie. */
  clear: () => Promise<string>;
}

const lifetime = 10 * 60;
const context = "service flow";
/** Browsers drop cookies above 4 KB. */
const maxSearchLength = 1_000;

/** Creates the sealed cookie with a login at a service, while the visitor is there. */
export function createServiceFlowCookie(isSecure: boolean, secret: string): ServiceFlowCookie {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "cashlane service flow", 32));
  const cookie = createHostCookie("cashlane-service", isSecure);
  return {
    async read(header) {
      const value = await cookie.read(header);
      const text = value === undefined ? undefined : unseal(value, key, context);
      return text === undefined ? undefined : pendingFlow.parse(JSON.parse(text));
    },
    give({ search, ...waiting }) {
      const flow: PendingFlow = { ...waiting, search: search.length > maxSearchLength ? "" : search };
      return cookie.give(seal(JSON.stringify(flow), key, context), lifetime);
    },
    clear: cookie.clear,
  };
}
