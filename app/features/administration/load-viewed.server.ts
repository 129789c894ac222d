import { id } from "#contract/identifiers.ts";
import { loadPart } from "~/provider-client/load-part.server";
import { type PagePart, statusOf } from "~/provider-client/page-part";

/** What an address opens beside a list; `unknown` when there is nothing of its id. */
export type Viewed<T> = PagePart<T> | { state: "unknown" };

/**
 * Loads what `?view=` names; null when it names nothing.
 * @param load gets it by its id; a provider's 404 makes it unknown
 */
export async function loadViewed<T>(
  parameters: URLSearchParams,
  load: (id: string) => Promise<T>,
): Promise<Viewed<T> | null> {
  const viewed = parameters.get("view");
  if (!viewed) return null;
  const known = id.safeParse(viewed);
  if (!known.success) return { state: "unknown" };
  const part = await loadPart(load(known.data));
  return part.state === "failed" && part.status === 404 ? { state: "unknown" } : part;
}

/** HTTP status of a list with something opened beside it, for which the address was followed. */
export function statusOfViewed(opened: Viewed<unknown> | null, list: PagePart<unknown>): number {
  if (opened?.state === "unknown") return 404;
  return opened?.state === "failed" ? opened.status : statusOf([list]);
}
