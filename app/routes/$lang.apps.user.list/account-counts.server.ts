import { adminListUsers } from "#contract/accounts/admin-users.ts";
import type { CallInput } from "#contract/calls/call.ts";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** The counts above the list, each with the filter that its card links to. */
export const countFilters = {
  all: {},
  staff: { group: "staff" },
  pending: { email: "unconfirmed" },
  suspended: { status: "suspended" },
} as const satisfies Record<string, CallInput<typeof adminListUsers>["query"]>;
export type CountName = keyof typeof countFilters;

/** A count of accounts. If it isn't exact, it is a lower bound. */
export interface AccountCount {
  name: CountName;
  total: number;
  isExact: boolean;
}

/** Loads the counts above the list. */
export function loadAccountCounts(provider: ProviderClient): Promise<PagePart<AccountCount[]>> {
  const names = Object.keys(countFilters) as CountName[];
  return loadPart(
    Promise.all(
      names.map(async (name) => {
        const { meta } = await provider.call(adminListUsers, { query: { ...countFilters[name], limit: 1 } });
        return { name, total: meta.total, isExact: meta.totalIsExact };
      }),
    ),
  );
}
