import { randomUUID } from "node:crypto";
import {
  type Adjustment,
  adminGetUser,
  adminListAdjustments,
  type MemberView,
  type UserDetails,
  viewAsMember,
} from "#contract/accounts/admin-users.ts";
import { listRoleNames } from "#contract/roles/admin-names.ts";
import { listStaffRequests } from "#contract/staff-requests/staff-requests.ts";
import { builtInRoles } from "#contract/roles/permissions.ts";
import { loadList } from "~/components/data-table/list-screen.server";
import { loadViewed, type ViewedPart } from "~/features/administration/load-viewed.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/role-names";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import type { UsersList } from "./users.server";
import { type Confirmation, readConfirmation } from "./confirmations";

export interface WaitingAdjustments {
  rows: Adjustment[];
  total: number;
}

/**
 * Loads the page of accounts for the URL, and the options of the role filter. `t` translates the names of
 * built-in roles.
 * @throws ProviderError
 */
export async function loadUsers(
  provider: ProviderClient,
  list: UsersList,
  t: Translate<typeof texts>,
  url: URL,
) {
  const [page, customRoles] = await Promise.all([
    loadList(provider, list, url),
    provider.call(listRoleNames).then(({ data }) => data),
  ]);
  return {
    ...page,
    filterOptions: { role: [...builtInRoles.map((value) => ({ value, name: t(value) })), ...customRoles] },
  };
}

/**
 * Loads the adjustments that wait for a second admin, the longest waiting first.
 * @throws ProviderError
 */
export async function loadWaiting(provider: ProviderClient): Promise<WaitingAdjustments> {
  const { data, meta } = await provider.call(adminListAdjustments, { query: { limit: 5 } });
  return { rows: data, total: meta.total };
}

/**
 * Loads the requests that wait for a second admin, with a new key for their forms.
 * @throws ProviderError
 */
export async function loadStaffRequests(provider: ProviderClient) {
  const { data } = await provider.call(listStaffRequests);
  return { requests: data.filter(({ user }) => user !== null), formKey: randomUUID() };
}

/** An account with an action to confirm. */
interface UserAccount {
  user: UserDetails;
  confirmation: Confirmation | null;
}

/** Loads the user of `?view=` with the action to confirm; `null` without `view`. */
export async function loadUser(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<ViewedPart<UserAccount> | null> {
  return loadViewed(parameters, async (id) => {
    const { data: user } = await provider.call(adminGetUser, { params: { id } });
    return { user, confirmation: readConfirmation(parameters, user, randomUUID()) };
  });
}

/**
 * Loads the account of `?view=` as its member sees it, if the URL has `as=member`; otherwise returns `null`.
 */
export async function loadMember(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<ViewedPart<MemberView> | null> {
  if (parameters.get("as") !== "member") return null;
  return loadViewed(parameters, async (id) => {
    const { data: view } = await provider.call(viewAsMember, { params: { id } });
    const purchases = view.purchases.map((purchase) => ({
      ...purchase,
      store: withLogoAddress(purchase.store),
    }));
    return { ...view, purchases };
  });
}
