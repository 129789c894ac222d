import type { JournalLine } from "#contract/accounting/journal.ts";
import { toMajorUnits } from "#contract/money/minor-units.ts";
import type { Column } from "../../csv/write.ts";
import { statement as en } from "../../locales/en/statement.ts";
import { statement as fr } from "../../locales/fr/statement.ts";
import type { Language } from "../../plugins/language.ts";

/** Columns of the journal as CSV. */
export const journalColumns: Column<JournalLine>[] = [
  { header: "day", day: ({ day }) => day },
  { header: "journalEntry", cell: ({ entry }) => entry },
  { header: "kind", cell: ({ kind }) => kind },
  { header: "accountNumber", cell: ({ number }) => number },
  { header: "account", cell: ({ name }) => name },
  { header: "debit", cell: ({ debit, currency }) => ({ amount: debit, currency }) },
  { header: "credit", cell: ({ credit, currency }) => ({ amount: credit, currency }) },
  { header: "currency", cell: ({ currency }) => currency },
];

const fecColumns = [
  ...["JournalCode", "JournalLib", "EcritureNum", "EcritureDate", "CompteNum", "CompteLib", "CompAuxNum"],
  ...["CompAuxLib", "PieceRef", "PieceDate", "EcritureLib", "Debit", "Credit", "EcritureLet", "DateLet"],
  ...["ValidDate", "Montantdevise", "Idevise"],
];

/**
 * The format of article A47 A-1 of the French LPF: 18 fields separated by tabs, dates as `YYYYMMDD`, decimal commas. Texts
 * are French for French readers, else English.
 */
export const fecFile = {
  mediaType: "text/tab-separated-values; charset=utf-8",
  header: fecLine(fecColumns),
  write(lines: JournalLine[], language: Language): string {
    const words = language === "fr" ? fr.kinds : en.kinds;
    const journal = language === "fr" ? "Cashback" : "Cash back";
    return lines
      .map((line) => {
        const date = line.day.replaceAll("-", "");
        const amount = (value: number) => toMajorUnits(value, line.currency).replace(".", ",");
        return fecLine([
          ...["CB", journal, line.entry, date, line.number, line.name, "", "", line.entry, date],
          ...[words[line.kind], amount(line.debit), amount(line.credit), "", "", date, "", ""],
        ]);
      })
      .join("");
  },
};

function fecLine(fields: string[]): string {
  return fields.join("\t") + "\r\n";
}
