import { redirectHosts } from "./affiliate-signals.ts";
import { patternsOf } from "./match-store.ts";

/** Returns the match patterns the extension needs for stores: their own, and the networks' for the stand-down. */
export function originsFor(stores: readonly { domain: string }[]): string[] {
  return [...stores.map(({ domain }) => domain), ...redirectHosts].flatMap(patternsOf);
}
