import { randomUUID } from "node:crypto";
import { type AdminWithdrawal, adminListWithdrawals } from "#contract/withdrawals/admin-withdrawals.ts";
import {
  type DecisionNotice,
  explainedActions,
  getDecisionNotice,
} from "#contract/withdrawals/decision-notice.ts";
import { maxSelected } from "#contract/calls/bulk.ts";
import { id as idSchema } from "#contract/text/identifiers.ts";
import { loadPart } from "~/provider-client/load-part.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { type Action, canDecide, isAction } from "./decisions";

/** A decision to confirm. */
export interface OpenDecision {
  action: Action;
  withdrawals: AdminWithdrawal[];
  /** The number of selected withdrawals for which the decision isn't possible. */
  leftOut: number;
  /**
   * The notification for the first withdrawal's member; `null` if the decision needs no explanation, or the
   * notification couldn't be loaded.
   */
  notice: DecisionNotice | null;
  /** The idempotency key of the confirmation. */
  key: string;
}

/**
 * Loads the decision to confirm: `?decide=approve&id=…&id=…`; `null` if the URL contains none. `viewer` is
 * the admin's email address.
 * @throws ProviderError
 */
export async function loadDecision(
  provider: ProviderClient,
  parameters: URLSearchParams,
  viewer: string,
): Promise<OpenDecision | null> {
  const action = parameters.get("decide");
  if (!isAction(action)) return null;
  const key = randomUUID();
  const selectedIds = [...new Set(parameters.getAll("id"))]
    .filter((id) => idSchema.safeParse(id).success)
    .slice(0, maxSelected);
  if (selectedIds.length === 0) return { action, withdrawals: [], leftOut: 0, notice: null, key };
  const { data: selected } = await provider.call(adminListWithdrawals, {
    query: { ids: selectedIds, limit: maxSelected, order: "oldest" },
  });
  const withdrawals = selected.filter((withdrawal) => canDecide(action, withdrawal, viewer));
  const notice = await loadNotice(provider, action, withdrawals[0]);
  return { action, withdrawals, leftOut: selectedIds.length - withdrawals.length, notice, key };
}

async function loadNotice(
  provider: ProviderClient,
  action: Action,
  withdrawal: AdminWithdrawal | undefined,
): Promise<DecisionNotice | null> {
  const explainedAction = explainedActions.find((one) => one === action);
  if (!explainedAction || !withdrawal) return null;
  const call = { params: { id: withdrawal.id }, query: { action: explainedAction } };
  const part = await loadPart(provider.call(getDecisionNotice, call));
  return part.state === "loaded" ? part.data.data : null;
}
