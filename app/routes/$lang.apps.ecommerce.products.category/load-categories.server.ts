import { adminListCategories } from "#contract/shop/admin-shop-categories.ts";
import type { overviewQuery } from "~/features/administration/period/period-choice";
import { pictureAddress } from "~/provider-client/picture-address.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/**
 * Loads all categories with their sales in a period, and the ids of those that match the search. Forms also
 * need all categories, to offer them as parents.
 * @throws ProviderError
 */
export async function loadCategories(
  provider: ProviderClient,
  period: ReturnType<typeof overviewQuery>,
  q: string,
) {
  const [all, found] = await Promise.all([
    provider.call(adminListCategories, { query: period }),
    q ? provider.call(adminListCategories, { query: { ...period, q } }) : null,
  ]);
  return {
    period: all.meta.period,
    rows: all.data.map((row) => ({ ...row, picture: pictureAddress(row.picture) })),
    found: found && found.data.map(({ id }) => id),
  };
}
