import type { Environment } from "../../environment.ts";

/**
 * The site for which passkeys are created. Browsers offer them only at its addresses, so an imitation of the
 * site can't use them.
 */
export interface RelyingParty {
  name: string;
  id: string;
  origins: string[];
}

/**
 * Returns the relying party with the host name of the first public origin as its id, and all public origins as
 * permitted pages.
 */
export function relyingParty({ PUBLIC_ORIGIN: origins }: Pick<Environment, "PUBLIC_ORIGIN">): RelyingParty {
  return { name: "Cashlane", id: new URL(origins[0]!).hostname, origins };
}
