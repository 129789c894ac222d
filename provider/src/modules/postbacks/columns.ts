import type { PostbackEvent } from "#contract/networks/admin-postbacks.ts";
import type { Cell, Column } from "../../csv/write.ts";

/** An interpreted amount of a report; empty if it couldn't be interpreted. */
function amount(field: "amount" | "commission") {
  return ({ interpretation }: PostbackEvent): Cell =>
    interpretation && { amount: interpretation[field], currency: interpretation.currency };
}

/** Columns of the CSV file of networks' reports. */
export const postbackColumns: Column<PostbackEvent>[] = [
  { header: "report", cell: ({ id }) => id },
  { header: "network", cell: ({ network }) => network.key },
  { header: "source", cell: ({ source }) => source },
  { header: "received", time: ({ receivedAt }) => receivedAt },
  { header: "signed", time: ({ signedAt }) => signedAt },
  { header: "from", cell: ({ ip }) => ip },
  { header: "state", cell: ({ state }) => state },
  { header: "reason", cell: ({ reason }) => reason },
  {
    header: "transaction",
    cell: ({ interpretation }) => interpretation?.transaction ?? null,
  },
  {
    header: "status",
    cell: ({ interpretation }) => interpretation?.status ?? null,
  },
  {
    header: "currency",
    cell: ({ interpretation }) => interpretation?.currency ?? null,
  },
  { header: "orderAmount", cell: amount("amount") },
  { header: "commission", cell: amount("commission") },
  { header: "purchase", cell: ({ lead }) => lead },
  { header: "timesSent", cell: ({ copies }) => copies },
  { header: "asItCame", cell: ({ payload }) => payload },
];
