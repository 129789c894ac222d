import { adminListUsers, exportUsers } from "#contract/accounts/admin-users.ts";
import { listScreen, type ListScreen } from "~/components/data-table/list-screen.server";

/** A list of users: of the members' screen or of the staff's. */
export type UsersList = ListScreen<typeof adminListUsers>;

const options = { timeColumn: "joined", names: { role: null } } as const;

/** All accounts with their balances, newest first by default. */
export const users: UsersList = listScreen(adminListUsers, {
  ...options,
  file: { call: exportUsers, name: "users", path: "/apps/details/users" },
  without: ["group", "email"],
});

/** The list of all accounts with their roles, without the risk filter. */
export const staffView: UsersList = listScreen(adminListUsers, {
  ...options,
  file: { call: exportUsers, name: "user-list", path: "/apps/user/list" },
  without: ["risk"],
});
