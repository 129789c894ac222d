import type { TableSpecification } from "~/components/data-table/table-specification";
import { networkStatuses } from "~/features/networks/choices";

export const networksPath = "/apps/details/networks";

/** What the list of networks understands in its URL. */
export const networksTable = {
  search: true,
  filters: { status: { kind: "choice", values: networkStatuses } },
} satisfies TableSpecification;

/** The list's own parameters of a URL, with the form of a new network beside it or without. */
export function addSearch(search: string, isAdding: boolean): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("add");
  if (isAdding) parameters.set("add", "network");
  return `?${parameters.toString()}`;
}
