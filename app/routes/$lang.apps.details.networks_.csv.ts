import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.details.networks_.csv";
import { networks } from "./$lang.apps.details.networks/networks.server";

/** The networks as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, networks);
}
