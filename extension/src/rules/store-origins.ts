import { redirectHosts } from "./affiliate-signals.ts";
import { patternsOf } from "./match-store.ts";

/**
 * Returns the match patterns of the sites that the extension needs for stores: the stores' own, and those of
 * the networks whose clicks it must detect.
 */
export function originsFor(stores: readonly { domain: string }[]): string[] {
  return [...stores.map(({ domain }) => domain), ...redirectHosts].flatMap(patternsOf);
}
