import { id } from "#contract/identifiers.ts";
import { getWithdrawalReceipt } from "#contract/withdrawals.ts";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { Route } from "./+types/$lang.apps.my-cash-back.withdraw-history_.$id.receipt";

/** The receipt of a paid withdrawal as a file, in the page's language. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const known = id.safeParse(params.id);
  if (!known.success) throw new Response(null, { status: 404 });
  try {
    const input = { params: { id: known.data }, query: { language: getLocale(context) } };
    const { data: file } = await providerClient(context).call(getWithdrawalReceipt, input);
    return new Response(Buffer.from(file.content, "base64"), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${file.fileName}"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    // A file's address has no page to show the error on.
    if (error instanceof ProviderError) throw new Response(error.message, { status: error.status });
    throw error;
  }
}
