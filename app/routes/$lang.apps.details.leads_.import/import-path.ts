/** The screen's path without language prefix. */
export const importPath = "/apps/details/leads/import";

/** Where one report is looked at. */
export function reportPath(id: string): string {
  return `${importPath}?report=${encodeURIComponent(id)}`;
}
