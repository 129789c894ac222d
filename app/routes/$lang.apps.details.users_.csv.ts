import { exportUsers } from "#contract/admin-users.ts";
import { filterQuery, readTableState } from "~/components/data-table/url-state";
import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.users_.csv";
import { usersQuery, usersTable } from "./$lang.apps.details.users/users-table";

/** The accounts as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  const state = readTableState(args.url.searchParams, usersTable);
  return downloadList(args, {
    call: exportUsers,
    query: usersQuery(state, filterQuery(state)),
    name: "users",
  });
}
