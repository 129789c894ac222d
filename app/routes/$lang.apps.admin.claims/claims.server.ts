import { adminListClaims, exportClaims } from "#contract/claims/admin-claims.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { statesOf } from "~/components/ui/tone";
import { claimTones } from "~/features/cash-back/claim-states";
import { claimsPath } from "./claims-path";

/** The list of all claims, oldest first. The filter "open" matches the two undecided states. */
export const claims = listScreen(adminListClaims, {
  file: { call: exportClaims, name: "claims", path: claimsPath },
  choices: { state: ["open", ...statesOf(claimTones)] },
  meanings: { state: { open: ["sent", "with_store"] } },
});
