/** Where a showcase is looked at in a language; front pages have none in their path. */
export function showcaseAddress(path: string, language = "en"): string {
  return path.startsWith("/front-pages/") ? `${path}?lang=${language}` : `/${language}${path}`;
}
