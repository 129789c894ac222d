import { Readable } from "node:stream";
import { exportReconciliation } from "#contract/invoice-reconciliation.ts";
import { month as monthText } from "#contract/invoices.ts";
import { providerClient } from "~/provider-client/provider-client.server";
import type { Route } from "./+types/$lang.apps.invoice.reconciliation_.csv";

/** A month's purchases of a network with all figures and why they differ, as a file. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const month = monthText.safeParse(url.searchParams.get("month"));
  const network = url.searchParams.get("network") ?? "";
  if (!month.success || network === "" || network.length > 64) throw new Response(null, { status: 404 });
  const input = { query: { month: month.data, network } };
  const content = await providerClient(context).open(exportReconciliation, input, request.signal);
  return new Response(Readable.toWeb(content) as ReadableStream, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="reconciliation-${month.data}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
