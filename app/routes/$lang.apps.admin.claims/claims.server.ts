import { adminListClaims, exportClaims } from "#contract/admin-claims.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { claimStates } from "~/features/cash-back/claim-states";
import { claimsPath } from "./claims-path";

/** All claims, oldest first; "open" stands for the two states nobody has decided on. */
export const claims = listScreen(adminListClaims, {
  file: { call: exportClaims, name: "claims", path: claimsPath },
  choices: { state: ["open", ...claimStates] },
  meanings: { state: { open: ["sent", "with_store"] } },
});
