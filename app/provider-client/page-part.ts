/** A part of a page with its own data. It can fail while the rest of the page is shown. */
export type PagePart<T> =
  | { state: "loaded"; data: T }
  /** `message` is a text for the visitor; `status` is the page's status if all parts fail. */
  | { state: "failed"; message: string; status: number; requestId: string | undefined };

/**
 * Returns the HTTP status of a page made of parts: 200 if at least one loaded, otherwise the first failure's.
 */
export function statusOf(parts: PagePart<unknown>[]): number {
  const failed = parts.filter((part) => part.state === "failed");
  return failed.length < parts.length ? 200 : (failed[0]?.status ?? 200);
}
