/** The screen's path without language prefix. */
export const importPath = "/apps/details/leads/import";

/** Returns the path of a report's page. */
export function reportPath(id: string): string {
  return `${importPath}?report=${encodeURIComponent(id)}`;
}
