import { adminListProgrammes } from "#contract/networks/admin-programmes.ts";
import { listScreen } from "~/components/data-table/list-screen.server";

/** A network's programmes, those changed last first. */
export const programmes = listScreen(adminListProgrammes, { without: ["network"] });
