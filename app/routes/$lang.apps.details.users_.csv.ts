import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.users_.csv";
import { users } from "./$lang.apps.details.users/users.server";

/** The accounts as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, users);
}
