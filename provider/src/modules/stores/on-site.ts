/** Returns whether a link leads to a store's own site: by https, to its host or a subdomain. */
export function isOnSite(link: string, site: string | null): boolean {
  if (!site || !URL.canParse(link) || !URL.canParse(site)) return false;
  const [{ protocol, host, username, password }, home] = [
    new URL(link),
    new URL(site).host.replace(/^www\./, ""),
  ];
  const isPlain = protocol === "https:" && username === "" && password === "";
  return isPlain && (host === home || host.endsWith(`.${home}`));
}
