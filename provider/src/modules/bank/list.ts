import { and, inArray } from "drizzle-orm";
import { type BankLine, listBankLines } from "#contract/bank/bank-statements.ts";
import type { Column } from "../../csv/write.ts";
import { bankLines } from "../../database/schema/invoice-schema.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { orderByKeys } from "../../database/queries/keyset-order.ts";
import { containing } from "../../database/queries/text-search.ts";
import { selectBankLines, type BankLineWithInvoice, toBankLine } from "./repository.ts";

/** All movements. `currency` is the provider's. */
export const bankLineList = keysetList(listBankLines, ({ currency }: { currency: string }) => ({
  select: selectBankLines,
  count: (rows) => rows.from(bankLines),
  where: ({ state, q }) =>
    and(state ? inArray(bankLines.state, [state].flat()) : undefined, containing(q, [bankLines.text])),
  order: ({ order }) =>
    orderByKeys(
      [
        [bankLines.bookedOn, "date"],
        [bankLines.id, "uuid"],
      ],
      order === "oldest" ? "ascending" : "descending",
      ({ row }: BankLineWithInvoice) => [row.bookedOn, row.id],
    ),
  view: (rows) => rows.map((one) => toBankLine(one, currency)),
}));

/** Columns of the CSV file of movements. */
export const bankLineColumns: Column<BankLine>[] = [
  { header: "day", day: ({ bookedOn }) => bookedOn },
  { header: "amount", cell: ({ amount, currency }) => ({ amount, currency }) },
  { header: "currency", cell: ({ currency }) => currency },
  { header: "asItCame", cell: ({ text }) => text },
  { header: "state", cell: ({ state }) => state },
  { header: "invoice", cell: ({ invoice }) => invoice?.number ?? null },
  { header: "file", cell: ({ fileName }) => fileName },
];
