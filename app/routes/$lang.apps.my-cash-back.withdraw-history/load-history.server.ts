import { getWithdrawal, listWithdrawals, type Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { statesOf } from "~/components/ui/tone";
import { withReadableReason } from "~/features/withdrawals/readable-reason.server";
import { stateTones } from "~/features/withdrawals/states";
import type { Language } from "~/i18n/languages";
import type { DetailView, ListView } from "./view";

/** The list of a member's withdrawals, newest first. */
const withdrawals = listScreen(listWithdrawals, { choices: { state: statesOf(stateTones) } });

/**
 * Loads the withdrawal in `?view=`, or without this parameter the list. The list highlights the withdrawal in
 * `?withdrawal=`, to which notifications link.
 * @throws ProviderError 404 if it isn't the member's
 */
export async function loadHistory(
  provider: ProviderClient,
  url: URL,
  language: Language,
): Promise<ListView | DetailView> {
  const viewed = url.searchParams.get("view");
  if (viewed) {
    const withdrawal = withReadableReason(await findWithdrawal(provider, viewed), language);
    const isConfirming = url.searchParams.get("confirm") === "cancel";
    return {
      kind: "detail",
      withdrawal,
      cancel: withdrawal.state === "requested" ? (isConfirming ? "confirming" : "possible") : "no",
    };
  }
  const withdrawalId = url.searchParams.get("withdrawal");
  const [list, linked] = await Promise.all([
    loadList(provider, withdrawals, url),
    withdrawalId ? findWithdrawal(provider, withdrawalId) : null,
  ]);
  const isListed = list.rows.some((row) => row.id === linked?.id);
  return {
    kind: "list",
    ...list,
    rows: list.rows.map((row) => withReadableReason(row, language)),
    highlighted: linked?.id ?? null,
    highlightedWithdrawal: isListed || !linked ? null : withReadableReason(linked, language),
  };
}

async function findWithdrawal(provider: ProviderClient, text: string): Promise<Withdrawal> {
  return (await provider.call(getWithdrawal, { params: { id: parseIdParam(text) } })).data;
}

/** Returns whether a cancellation was refused because of the withdrawal's current state. */
export function isCancelTooLate(error: unknown): error is ProviderError {
  return error instanceof ProviderError && error.status === 409;
}
