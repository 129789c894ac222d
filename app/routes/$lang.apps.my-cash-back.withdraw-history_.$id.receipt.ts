import { id } from "#contract/text/identifiers.ts";
import { getWithdrawalReceipt } from "#contract/withdrawals/withdrawals.ts";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { pdfResponse } from "~/provider-client/pdf-response.server";
import { providerClient } from "~/provider-client/provider-client.server";
import type { Route } from "./+types/$lang.apps.my-cash-back.withdraw-history_.$id.receipt";

/** Downloads the receipt of a paid withdrawal, in the page's language. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const parsed = id.safeParse(params.id);
  if (!parsed.success) throw new Response(null, { status: 404 });
  const input = { params: { id: parsed.data }, query: { language: getLocale(context) } };
  return pdfResponse(() => providerClient(context).call(getWithdrawalReceipt, input));
}
