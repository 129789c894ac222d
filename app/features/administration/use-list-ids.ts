import { useLoaderData } from "react-router";
import type { PagePart } from "~/provider-client/page-part";

interface Rows {
  rows?: { id?: string }[];
}
/** The data that list screens load: the list, or the list with the counts of its tabs. */
interface ListScreenData {
  page?: PagePart<Rows & { list?: Rows }>;
}

/** Returns the ids of the rows in the screen's list, in their order. Empty for screens without a list. */
export function useListIds(): string[] {
  const { page } = useLoaderData() as ListScreenData;
  if (page?.state !== "loaded") return [];
  const { rows, list } = page.data;
  return (list?.rows ?? rows ?? []).flatMap(({ id }) => id ?? []);
}
