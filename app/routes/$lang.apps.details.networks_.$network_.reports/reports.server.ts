import { exportPostbacks, listPostbacks } from "#contract/networks/admin-postbacks.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { statesOf } from "~/components/ui/tone";
import { reportTones } from "./report-states";

/** The list of a network's reports, latest first. */
export const reports = listScreen(listPostbacks, {
  file: { call: exportPostbacks, name: "reports" },
  without: ["network"],
  choices: { state: statesOf(reportTones) },
});
