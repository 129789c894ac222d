import { id } from "#contract/identifiers.ts";
import { invoiceLanguage, getInvoicePdf } from "#contract/invoices.ts";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { Route } from "./+types/$lang.apps.invoice.preview_.$id_.pdf";

// Laying a long invoice out takes longer than a page may.
const deadline = 10_000;

/** An invoice as a file to keep, in the network's language unless the address names another. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = id.safeParse(params.id);
  if (!known.success) throw new Response(null, { status: 404 });
  const { data: language } = invoiceLanguage.safeParse(url.searchParams.get("language"));
  try {
    const input = { params: { id: known.data }, query: { ...(language && { language }) } };
    const { data: file } = await providerClient(context).call(getInvoicePdf, input, { deadline });
    return new Response(Buffer.from(file.content, "base64"), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${file.fileName}"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    // There is no page here to say it on.
    if (error instanceof ProviderError) throw new Response(error.message, { status: error.status });
    throw error;
  }
}
