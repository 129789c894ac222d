import { adminGetCustomerContact } from "#contract/shop/admin-shop-customers.ts";
import { adminGetUser } from "#contract/accounts/admin-users.ts";
import { loadPart } from "~/provider-client/load-part.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import type { Tab } from "./tabs";

/** Loads the additional data that a tab needs. */
export async function loadTab(provider: ProviderClient, tab: Tab, id: string) {
  const params = { id };
  const [user, contact] = await Promise.all([
    tab === "security" ? loadPart(provider.call(adminGetUser, { params }).then(({ data }) => data)) : null,
    tab === "billing" || tab === "notifications"
      ? loadPart(provider.call(adminGetCustomerContact, { params }).then(({ data }) => data))
      : null,
  ]);
  return { user, contact };
}
