import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.cash-offers_.csv";
import { offers } from "./$lang.apps.details.cash-offers/offers.server";

/** The offers as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, offers);
}
