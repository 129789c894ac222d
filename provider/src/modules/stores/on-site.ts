import { isPublicSuffix } from "./public-suffix.ts";

/**
 * Returns whether a link leads to a store's own site: with https, to the site's host or a subdomain. Subdomains
 * of a public suffix belong to others.
 */
export function isOnSite(link: string, site: string | null): boolean {
  if (!site || !URL.canParse(link) || !URL.canParse(site)) return false;
  const [{ protocol, host, username, password }, home] = [
    new URL(link),
    new URL(site).host.replace(/^www\./, ""),
  ];
  const isPlain = protocol === "https:" && username === "" && password === "";
  if (!isPlain) return false;
  if (host === home || host === `www.${home}`) return true;
  return host.endsWith(`.${home}`) && !isPublicSuffix(new URL(site).hostname.replace(/^www\./, ""));
}
