import { exportPostbacks, listPostbacks } from "#contract/admin-postbacks.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { reportStates } from "./report-states";

/** What a network reported, latest first. */
export const reports = listScreen(listPostbacks, {
  file: { call: exportPostbacks, name: "reports" },
  without: ["network"],
  choices: { state: reportStates },
});
