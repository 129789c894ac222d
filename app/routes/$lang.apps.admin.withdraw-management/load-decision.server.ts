import { randomUUID } from "node:crypto";
import { type AdminWithdrawal, adminListWithdrawals } from "#contract/withdrawals/admin-withdrawals.ts";
import { id as idSchema } from "#contract/text/identifiers.ts";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { type Action, canDecide, isAction } from "./decisions";

/** A decision to confirm. */
export interface OpenDecision {
  action: Action;
  withdrawals: AdminWithdrawal[];
  /** The number of selected withdrawals for which the decision isn't possible. */
  leftOut: number;
  /** Idempotency key of the confirmation. */
  key: string;
}

const most = 100;

/**
 * Loads the decision to confirm: `?decide=approve&id=…&id=…`; `null` if the URL contains none. `viewer` is the
 * admin's e-mail address. @throws ProviderError
 */
export async function loadDecision(
  provider: ProviderClient,
  parameters: URLSearchParams,
  viewer: string,
): Promise<OpenDecision | null> {
  const action = parameters.get("decide");
  if (!isAction(action)) return null;
  const key = randomUUID();
  const chosen = [...new Set(parameters.getAll("id"))]
    .filter((id) => idSchema.safeParse(id).success)
    .slice(0, most);
  if (chosen.length === 0) return { action, withdrawals: [], leftOut: 0, key };
  const { data: found } = await provider.call(adminListWithdrawals, {
    query: { ids: chosen, limit: most, order: "oldest" },
  });
  const withdrawals = found.filter((withdrawal) => canDecide(action, withdrawal, viewer));
  return { action, withdrawals, leftOut: chosen.length - withdrawals.length, key };
}
