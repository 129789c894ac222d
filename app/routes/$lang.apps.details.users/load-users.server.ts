import { randomUUID } from "node:crypto";
import {
  type Adjustment,
  adminGetUser,
  adminListAdjustments,
  type MemberView,
  type OpenedUser,
  viewAsMember,
} from "#contract/admin-users.ts";
import { loadViewed, type Viewed } from "~/features/administration/load-viewed.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { type Confirmation, readConfirmation } from "./confirmations";

export interface WaitingAdjustments {
  rows: Adjustment[];
  total: number;
}

/** Adjustments that wait for a second admin, the longest waiting first. @throws ProviderError */
export async function loadWaiting(provider: ProviderClient): Promise<WaitingAdjustments> {
  const { data, meta } = await provider.call(adminListAdjustments, { query: { limit: 5 } });
  return { rows: data, total: meta.total };
}

/** One account with a question about it, or what its member sees. */
type OpenedUserPage =
  | { kind: "user"; user: OpenedUser; confirmation: Confirmation | null }
  | { kind: "member"; view: MemberView };

/** What a URL opens instead of the list. */
export type OpenedPart = Viewed<OpenedUserPage>;

/** The user that `?view=` names, or with `as=member` what they see; null when it names none. */
export async function loadOpened(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<OpenedPart | null> {
  const load = parameters.get("as") === "member" ? loadMemberView : loadUser;
  return loadViewed(parameters, (id) => load(provider, id, parameters));
}

async function loadUser(
  provider: ProviderClient,
  userId: string,
  parameters: URLSearchParams,
): Promise<OpenedUserPage> {
  const { data: user } = await provider.call(adminGetUser, { params: { id: userId } });
  return { kind: "user", user, confirmation: readConfirmation(parameters, user, randomUUID()) };
}

async function loadMemberView(provider: ProviderClient, userId: string): Promise<OpenedUserPage> {
  const { data: view } = await provider.call(viewAsMember, { params: { id: userId } });
  const purchases = view.purchases.map((purchase) => ({
    ...purchase,
    store: withLogoAddress(purchase.store),
  }));
  return { kind: "member", view: { ...view, purchases } };
}
