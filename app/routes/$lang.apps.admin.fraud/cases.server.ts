import { exportFraudCases, listFraudCases } from "#contract/fraud/admin-fraud.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { fraudPath } from "~/features/fraud/paths";

/** The list of all cases, newest first. */
export const fraudCases = listScreen(listFraudCases, {
  file: { call: exportFraudCases, name: "fraud-cases", path: fraudPath },
  without: ["rule"],
});
