import { downloadList } from "~/features/administration/download-list.server";
import type { Route } from "./+types/$lang.apps.admin.claims_.csv";
import { claims } from "./$lang.apps.admin.claims/claims.server";

/** The claims as the list's address filters them, as a file. */
export function loader(args: Route.LoaderArgs) {
  return downloadList(args, claims);
}
