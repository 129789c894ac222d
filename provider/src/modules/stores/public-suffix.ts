import { getPublicSuffix } from "tldts";

/**
 * The suffixes that count: only those of registries, or also those below which a company hosts customers'
 * sites.
 */
type Suffixes = "registries" | "all";

/**
 * Returns whether a host is a public suffix such as `co.uk` or `github.io`, whose subdomains belong to
 * different owners.
 */
export function isPublicSuffix(host: string, suffixes: Suffixes = "all"): boolean {
  return getPublicSuffix(host, { allowPrivateDomains: suffixes === "all" }) === host;
}
