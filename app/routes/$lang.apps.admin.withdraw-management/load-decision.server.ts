import { randomUUID } from "node:crypto";
import { type AdminWithdrawal, adminListWithdrawals } from "#contract/admin-withdrawals.ts";
import { id as idSchema } from "#contract/identifiers.ts";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { type Action, canDecide, isAction } from "./decisions";

/** A decision that waits for its confirmation. */
export interface OpenDecision {
  action: Action;
  withdrawals: AdminWithdrawal[];
  /** How many of the chosen ones cannot be decided this way. */
  leftOut: number;
  /** Idempotency key of the confirmation. */
  key: string;
}

const most = 100;

/** The decision a URL asks to confirm: `?decide=approve&id=…&id=…`; null when it asks for none. `viewer`: the admin’s e-mail address. @throws ProviderError */
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
