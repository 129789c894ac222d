import { adminListUsers, exportUsers } from "#contract/admin-users.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** All accounts, the newest first unless the URL says otherwise. */
export const users = listScreen(adminListUsers, {
  file: { call: exportUsers, name: "users", path: "/apps/details/users" },
  timeColumn: "joined",
});
