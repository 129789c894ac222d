const base = "https://return.invalid";
const maxPathLength = 2048;

/**
 * Returns the path to return to after login or a settings change: `value` if it is a path on the same origin,
 * otherwise `fallback`. Rejects anything a browser could interpret as another origin, a script, or a
 * different path than it appears to be.
 */
export function safeReturnPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > maxPathLength) return fallback;
  if (!/^\/(?![/\\])/.test(value)) return fallback;
  // Browsers drop tabs and line breaks before they parse and read "\" as "/".
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return fallback;
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (!url || url.origin !== base || url.username || url.password) return fallback;
  // "/./" and "/../" have been resolved. The result must not start with a host ("/.//evil").
  if (url.pathname.startsWith("//") || hidesSeparator(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/**
 * Returns whether decoding the path once or several times, as proxies do, would turn it into a host or add
 * control characters.
 */
function hidesSeparator(pathname: string): boolean {
  let text = pathname;
  for (let round = 0; round < 4; round++) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      return true;
    }
    // eslint-disable-next-line no-control-regex -- as above
    if (/^\/[/\\]|[\u0000-\u001f\u007f\\]|^\/\.{1,2}\/+[/\\]/.test(decoded)) return true;
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}
