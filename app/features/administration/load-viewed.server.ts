import { id } from "#contract/text/identifiers.ts";
import { loadPart } from "~/provider-client/load-part.server";
import { type PagePart, statusOf } from "~/provider-client/page-part";

/** The object that a URL opens next to a list; `unknown` if no object has the id. */
export type ViewedPart<T> = PagePart<T> | { state: "unknown" };

/**
 * Loads the object of `?view=`; `null` without this parameter.
 * @param load loads the object with an id; if the provider responds with 404, the object is unknown
 */
export async function loadViewed<T>(
  parameters: URLSearchParams,
  load: (id: string) => Promise<T>,
): Promise<ViewedPart<T> | null> {
  const viewedId = parameters.get("view");
  if (!viewedId) return null;
  const parsed = id.safeParse(viewedId);
  if (!parsed.success) return { state: "unknown" };
  const part = await loadPart(load(parsed.data));
  return part.state === "failed" && part.status === 404 ? { state: "unknown" } : part;
}

/**
 * Returns the HTTP status of a list with an open object. The object's status has precedence, because it is
 * the purpose of the URL.
 */
export function statusOfViewed(opened: ViewedPart<unknown> | null, list: PagePart<unknown>): number {
  if (opened?.state === "unknown") return 404;
  return opened?.state === "failed" ? opened.status : statusOf([list]);
}
