import { useLoaderData } from "react-router";
import type { PagePart } from "~/provider-client/page-part";

interface Rows {
  rows?: { id?: string }[];
}
/** What list screens load: the list itself, or the list with the counts of its tabs. */
interface ListScreenData {
  page?: PagePart<Rows & { list?: Rows }>;
}

/** Returns the ids of the rows of the screen's list in their order. Empty for screens without one. */
export function useListIds(): string[] {
  const { page } = useLoaderData() as ListScreenData;
  if (page?.state !== "loaded") return [];
  const { rows, list } = page.data;
  return (list?.rows ?? rows ?? []).flatMap(({ id }) => id ?? []);
}
