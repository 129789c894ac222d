import { adminListCategories } from "#contract/shop/admin-shop-categories.ts";
import type { overviewQuery } from "~/features/administration/period/period-choice";
import { pictureAddress } from "~/provider-client/picture-address.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/**
 * Loads all categories with their sales in a period, and the ids of the categories that match the search. All
 * of them are loaded even for a search, because the forms offer them as parents.
 * @throws ProviderError
 */
export async function loadCategories(
  provider: ProviderClient,
  period: ReturnType<typeof overviewQuery>,
  q: string,
) {
  const [allCategories, matches] = await Promise.all([
    provider.call(adminListCategories, { query: period }),
    q ? provider.call(adminListCategories, { query: { ...period, q } }) : null,
  ]);
  return {
    period: allCategories.meta.period,
    rows: allCategories.data.map((row) => ({ ...row, picture: pictureAddress(row.picture) })),
    matchIds: matches && matches.data.map(({ id }) => id),
  };
}
