import { downloadList } from "~/features/administration/download-list.server";
import { endedWithdrawals } from "~/features/administration/withdrawals.server";
import type { Route } from "./+types/$lang.apps.admin.withdraw-history_.csv";

/** The ended withdrawals as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, endedWithdrawals);
}
