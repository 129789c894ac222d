import { listNetworkNames, listStoreNames } from "#contract/roles/admin-names.ts";
import { adminListLeads, exportLeads } from "#contract/leads/admin-leads.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { statesOf } from "~/components/ui/tone";
import { leadTones } from "~/features/cash-back/lead-states";
import { stateGroups } from "./state-groups";

/** The list of all leads, latest purchase first. */
export const leads = listScreen(adminListLeads, {
  file: { call: exportLeads, name: "leads", path: "/apps/details/leads" },
  timeColumn: "occurred",
  optionCalls: { store: listStoreNames, network: listNetworkNames },
  choices: { state: [...statesOf(leadTones), ...Object.keys(stateGroups)] },
  meanings: { state: stateGroups },
  chips: ["hour", "joined", "dueFrom", "dueTo"],
});
