/** Returns a showcase's address in a language. Front pages have no language in their path. */
export function showcaseAddress(path: string, language = "en"): string {
  return path.startsWith("/front-pages/") ? `${path}?lang=${language}` : `/${language}${path}`;
}
