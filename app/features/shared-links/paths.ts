export const linksPath = "/apps/links";

export function linkPath(id: string): string {
  return `${linksPath}/${id}`;
}

/** Returns the path that a member's link has for everybody. */
export function followPath(code: string): string {
  return `/go/${code}`;
}
