/** The paths of the webhooks' screens, without a language. */
export const webhooksPath = "/apps/admin/webhooks";

export function webhookPath(id: string): string {
  return `${webhooksPath}/${id}`;
}

/** Returns the part of a URL that identifies a receiver at a glance: host and path. */
export function shortUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return pathname === "/" ? host : host + pathname;
}
