import type { TableSpecification } from "~/components/data-table/table-specification";
import { mailStates } from "~/features/administration/mail-states";

export const mailsTable = {
  search: true,
  filters: { state: { kind: "choice", values: mailStates } },
} satisfies TableSpecification;
