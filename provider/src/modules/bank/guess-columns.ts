import type { StatementColumns } from "#contract/bank-statements.ts";
import type { CsvFile } from "../../csv/read.ts";

// How banks head their columns in English, French, German and Arabic; the first word that fits wins.
const words = {
  date: ["booking date", "date comptable", "date op", "buchungstag", "تاريخ", "date", "datum", "day", "jour"],
  amount: [
    "amount",
    "montant",
    "betrag",
    "المبلغ",
    "credit",
    "crédit",
    "haben",
    "paid in",
    "money in",
    "دائن",
  ],
  debit: ["debit", "débit", "soll", "paid out", "money out", "مدين"],
  text: [
    "reference",
    "référence",
    "remittance",
    "verwendungszweck",
    "description",
    "details",
    "libell",
    "motif",
    "narrative",
    "memo",
    "text",
    "البيان",
    "الوصف",
  ],
  party: ["counterparty", "payer", "payee", "name", "nom", "donneur", "auftraggeber", "الاسم"],
  currency: ["currency", "devise", "währung", "العملة"],
} as const;

/** Which column of a bank's file probably holds what, and how it writes days and decimals. */
export function guessColumns({ header, lines }: CsvFile): StatementColumns {
  const taken = new Set<number>();
  const find = (name: keyof typeof words): number => {
    const names = header.map((one) => one.toLowerCase());
    for (const word of words[name]) {
      const at = names.findIndex((one, index) => !taken.has(index) && one.includes(word));
      if (at < 0) continue;
      taken.add(at);
      return at;
    }
    return -1;
  };
  const [date, currency, debit, amount] = [find("date"), find("currency"), find("debit"), find("amount")];
  const [text, party] = [find("text"), find("party")];
  const cellsOf = (column: number) =>
    column < 0 ? [] : lines.flatMap(({ cells }) => cells[column]?.trim() || []);
  const decimal = decimalOf([...cellsOf(amount), ...cellsOf(debit)]);
  return { date, amount, debit, text, party, currency, days: dayOrderOf(cellsOf(date)), decimal };
}

function dayOrderOf(days: string[]): StatementColumns["days"] {
  if (days.some((day) => /^\d{4}/.test(day))) return "ymd";
  const parts = days.map((day) => day.split(/[-./]/).map(Number));
  return parts.some(([, second = 0]) => second > 12) ? "mdy" : "dmy";
}

/** The mark that stands last wherever two do, or before other than three digits. */
function decimalOf(amounts: string[]): StatementColumns["decimal"] {
  const commas = amounts.filter((text) => /,\d{1,2}\D*$/.test(text)).length;
  const dots = amounts.filter((text) => /\.\d{1,2}\D*$/.test(text)).length;
  return commas > dots ? "," : ".";
}
