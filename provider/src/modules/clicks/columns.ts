import type { AdminClick } from "#contract/clicks/admin-clicks.ts";
import type { Column } from "../../csv/write.ts";

/** Columns of the CSV file of clicks. */
export const clickColumns: Column<AdminClick>[] = [
  { header: "click", cell: ({ id }) => id },
  { header: "time", time: ({ createdAt }) => createdAt },
  { header: "member", cell: ({ member }) => member.name },
  { header: "eMail", cell: ({ member }) => member.email },
  { header: "store", cell: ({ store }) => store.name },
  { header: "network", cell: ({ network }) => network.key },
  { header: "device", cell: ({ device }) => device },
  { header: "country", cell: ({ country }) => country },
  { header: "cameFrom", cell: ({ referrer }) => referrer },
  { header: "outcome", cell: ({ outcome }) => outcome },
  {
    header: "expires",
    time: ({ expiresAt }) => expiresAt,
  },
  {
    header: "purchases",
    cell: ({ leads }) => leads.map(({ id }) => id).join(" "),
  },
];
