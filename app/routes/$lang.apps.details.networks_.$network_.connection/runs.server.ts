import { listConnectionRuns } from "#contract/networks/admin-connections.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** The runs of a connection, the newest first. */
export const connectionRuns = listScreen(listConnectionRuns, { without: ["network"], keep: ["ask"] });
