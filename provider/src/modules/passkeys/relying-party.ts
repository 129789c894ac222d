import type { Environment } from "../../environment.ts";

/** Whom a passkey is made for: a browser gives it to these addresses alone, so no copy of the site gets it. */
export interface RelyingParty {
  name: string;
  id: string;
  origins: string[];
}

/** The name of the first public address, and all of them as the pages that may ask. */
export function relyingParty({ PUBLIC_ORIGIN: origins }: Pick<Environment, "PUBLIC_ORIGIN">): RelyingParty {
  return { name: "Cashlane", id: new URL(origins[0]!).hostname, origins };
}
