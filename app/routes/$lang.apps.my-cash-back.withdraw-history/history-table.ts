import type { TableSpecification } from "~/components/data-table/table-specification";
import { withdrawalStates } from "~/features/withdrawals/states";

/** What the list of withdrawals understands in its URL. */
export const historyTable = {
  filters: { state: { kind: "choice", values: withdrawalStates } },
} satisfies TableSpecification;
