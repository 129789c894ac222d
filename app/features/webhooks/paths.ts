/** The paths of the webhooks' screens, without a language. */
export const webhooksPath = "/apps/admin/webhooks";

export function webhookPath(id: string): string {
  return `${webhooksPath}/${id}`;
}

/** Returns the host and path of a URL, which are enough to recognize an endpoint. */
export function shortUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return pathname === "/" ? host : host + pathname;
}
