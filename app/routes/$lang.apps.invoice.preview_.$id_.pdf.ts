import { id } from "#contract/text/identifiers.ts";
import { invoiceLanguage, getInvoicePdf } from "#contract/invoices/invoices.ts";
import { pdfResponse } from "~/provider-client/pdf-response.server";
import { providerClient } from "~/provider-client/provider-client.server";
import type { Route } from "./+types/$lang.apps.invoice.preview_.$id_.pdf";

// The time limit in milliseconds. It is longer than for pages, because a long invoice takes time to lay out.
const deadline = 10_000;

/** Downloads an invoice as a PDF. By default, it is in the network's language. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const parsed = id.safeParse(params.id);
  if (!parsed.success) throw new Response(null, { status: 404 });
  const { data: language } = invoiceLanguage.safeParse(url.searchParams.get("language"));
  const input = { params: { id: parsed.data }, query: { ...(language && { language }) } };
  return pdfResponse(() => providerClient(context).call(getInvoicePdf, input, { deadline }));
}
