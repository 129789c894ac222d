export const linksPath = "/apps/links";

export function linkPath(id: string): string {
  return `${linksPath}/${id}`;
}

/** Returns the public path of a member's link. */
export function followPath(code: string): string {
  return `/go/${code}`;
}
