import { id } from "#contract/identifiers.ts";
import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.networks_.$network_.reports_.csv";
import { reports } from "./$lang.apps.details.networks_.$network_.reports/reports.server";

/** A network's reports as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  const { data: network } = id.safeParse(args.params.network);
  if (!network) throw new Response(null, { status: 404 });
  return downloadList(args, reports, { fixed: { network }, name: `reports-${network}` });
}
