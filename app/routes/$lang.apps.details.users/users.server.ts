import { adminListUsers, exportUsers } from "#contract/admin-users.ts";
import { listScreen, type ListScreen } from "~/components/data-table/list-screen.server";

/** The accounts as one of the two screens shows them. */
export type UsersList = ListScreen<typeof adminListUsers>;

const options = { timeColumn: "joined", names: { role: null } } as const;

/** All accounts with their money, the newest first unless the URL says otherwise. */
export const users: UsersList = listScreen(adminListUsers, {
  ...options,
  file: { call: exportUsers, name: "users", path: "/apps/details/users" },
  without: ["group", "email"],
});

/** The same accounts with their roles. */
export const staffView: UsersList = listScreen(adminListUsers, {
  ...options,
  file: { call: exportUsers, name: "user-list", path: "/apps/user/list" },
  without: ["risk"],
});
