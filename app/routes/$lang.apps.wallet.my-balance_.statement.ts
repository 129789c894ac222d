import { boundedDay } from "#contract/text/identifiers.ts";
import { getWalletStatement } from "#contract/wallet/wallet.ts";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { pdfResponse } from "~/provider-client/pdf-response.server";
import { providerClient } from "~/provider-client/provider-client.server";
import type { Route } from "./+types/$lang.apps.wallet.my-balance_.statement";

// The time limit in milliseconds. It is longer than for pages, because a long statement takes time to lay out.
const deadline = 10_000;

/** Downloads a statement of the member's balance, in the page's language. Invalid days are ignored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const day = (name: string) => boundedDay.safeParse(url.searchParams.get(name)).data;
  const [from, to] = [day("from"), day("to")];
  const query = { language: getLocale(context), ...(from && { from }), ...(to && { to }) };
  return pdfResponse(() => providerClient(context).call(getWalletStatement, { query }, { deadline }));
}
