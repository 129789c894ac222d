import { downloadList } from "~/features/administration/download-list.server";
import { requireUser } from "~/middleware/guards.server";
import type { Route } from "./+types/$lang.apps.referrals_.csv";
import { referrals } from "./$lang.apps.referrals/referrals.server";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

/** The friends a member brought as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, referrals);
}
