import { downloadList } from "~/features/administration/download-list.server";
import { requireAdmin } from "~/middleware/guards.server";
import type { Route } from "./+types/$lang.apps.user.list_.csv";
import { staffView } from "./$lang.apps.details.users/users.server";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** The accounts as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, staffView);
}
