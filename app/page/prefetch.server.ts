/**
 * Returns whether a request is a prefetch, which must have no side effects. It may come from the browser, or
 * from our own scripts, which can't set `Sec-Purpose`.
 */
export function isPrefetch({ headers }: Request): boolean {
  return ["Sec-Purpose", "Purpose"].some((name) => headers.get(name)?.includes("prefetch"));
}
