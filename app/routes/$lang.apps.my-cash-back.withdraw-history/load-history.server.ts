import type { RouterContextProvider } from "react-router";
import { id } from "#contract/identifiers.ts";
import { getWithdrawal, listWithdrawals, type Withdrawal } from "#contract/withdrawals.ts";
import { loadPage } from "~/components/data-table/load-page.server";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import { ProviderError } from "~/provider-client/provider-error";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { historyTable } from "./history-table";
import type { DetailView, ListView } from "./view";

/**
 * One withdrawal (`?view=`), or the list with the one a notification led to pointed out (`?withdrawal=`).
 * @throws ProviderError 404 for one that is not the member's
 */
export async function loadHistory(
  context: Readonly<RouterContextProvider>,
  parameters: URLSearchParams,
): Promise<ListView | DetailView> {
  const provider = providerClient(context);
  const viewed = parameters.get("view");
  if (viewed) {
    const withdrawal = await findWithdrawal(provider, viewed);
    const isAsked = parameters.get("confirm") === "cancel";
    return {
      kind: "detail",
      withdrawal,
      cancel: withdrawal.state === "requested" ? (isAsked ? "asked" : "possible") : "no",
    };
  }
  const asked = parameters.get("withdrawal");
  const [{ table, page }, wanted] = await Promise.all([
    loadPage(readTableState(parameters, historyTable), (state) =>
      provider.call(listWithdrawals, { query: tableQuery(state) }),
    ),
    asked ? findWithdrawal(provider, asked) : null,
  ]);
  const isThere = page.data.some((row) => row.id === wanted?.id);
  return {
    ...{ kind: "list", table, rows: page.data, paging: page.meta },
    highlighted: wanted?.id ?? null,
    apart: isThere ? null : wanted,
  };
}

async function findWithdrawal(provider: ProviderClient, text: string): Promise<Withdrawal> {
  // An id that cannot be one is as unknown as somebody else's.
  const known = id.safeParse(text);
  if (!known.success) throw new Response(null, { status: 404 });
  return (await provider.call(getWithdrawal, { params: { id: known.data } })).data;
}

/** Whether a refusal is about the state the withdrawal is in now. */
export function isTooLate(error: unknown): error is ProviderError {
  return error instanceof ProviderError && error.status === 409;
}
