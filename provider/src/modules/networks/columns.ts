import type { ListedNetwork } from "#contract/networks/admin-networks.ts";
import type { Column } from "../../csv/write.ts";

/** Columns of the CSV file of networks. */
export const networkColumns: Column<ListedNetwork>[] = [
  { header: "network", cell: ({ key }) => key },
  { header: "name", cell: ({ name }) => name },
  { header: "status", cell: ({ status }) => status },
  {
    header: "lastReport",
    time: ({ lastReportAt }) => lastReportAt,
  },
  {
    header: "postbackUrl",
    cell: (row) => row.postbackUrl,
  },
  {
    header: "holdDays",
    cell: (row) => row.holdDays,
  },
  {
    header: "decidedIn90Days",
    cell: ({ decided }) => decided,
  },
  {
    header: "ofTheseRefused",
    cell: ({ refused }) => refused,
  },
  {
    header: "inQuarantine",
    cell: ({ quarantined }) => quarantined,
  },
];
