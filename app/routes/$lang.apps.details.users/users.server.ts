import { adminListUsers, exportUsers } from "#contract/accounts/admin-users.ts";
import { listScreen, type ListScreen } from "~/components/data-table/list-screen.server";

/** The type of the lists of accounts: one for members, one for staff. */
export type UsersList = ListScreen<typeof adminListUsers>;

const options = { timeColumn: "joined", optionCalls: { role: null } } as const;

/** The list of all accounts with their balances, by default newest first. */
export const users: UsersList = listScreen(adminListUsers, {
  ...options,
  file: { call: exportUsers, name: "users", path: "/apps/details/users" },
  without: ["group", "email"],
});

/** The list of all accounts with their roles, without the filter for risks. */
export const staffView: UsersList = listScreen(adminListUsers, {
  ...options,
  file: { call: exportUsers, name: "user-list", path: "/apps/user/list" },
  without: ["risk"],
});
