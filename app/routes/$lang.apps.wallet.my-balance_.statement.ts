import { boundedDay } from "#contract/identifiers.ts";
import { getWalletStatement } from "#contract/wallet.ts";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { pdfResponse } from "~/provider-client/pdf-response.server";
import { providerClient } from "~/provider-client/provider-client.server";
import type { Route } from "./+types/$lang.apps.wallet.my-balance_.statement";

// Laying a long statement out takes longer than a page may.
const deadline = 10_000;

/** A statement of the member's balance as a file, in the page's language. Days that can't be read are left out. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const day = (name: string) => boundedDay.safeParse(url.searchParams.get(name)).data;
  const [from, to] = [day("from"), day("to")];
  const query = { language: getLocale(context), ...(from && { from }), ...(to && { to }) };
  return pdfResponse(() => providerClient(context).call(getWalletStatement, { query }, { deadline }));
}
