import { data, type LoaderFunctionArgs } from "react-router";
import type { List } from "#contract/calls/list.ts";
import { loadList, type ListScreen } from "~/components/data-table/list-screen.server";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";

/** Loads the data of a screen that consists of a list: the `page` for the URL. */
export async function loadListPage<L extends List>(
  { context, url }: Pick<LoaderFunctionArgs, "context"> & { url: URL },
  screen: ListScreen<L>,
) {
  const page = await loadPart(loadList(providerClient(context), screen, url));
  return data({ page }, { status: statusOf([page]) });
}
