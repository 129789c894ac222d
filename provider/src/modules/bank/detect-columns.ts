import type { DetectedColumns } from "#contract/bank/bank-statements.ts";
import { readIban } from "#contract/text/input/iban.ts";
import type { StatementTable } from "./find-table.ts";
import { currencyCodes, isCurrency } from "./heading-currency.ts";
import { bookedWords, directionWords, hasUnknownDirections, marksPending } from "./cell-words.ts";
import {
  type ColumnRole,
  isSumHeading,
  matchQualityOf,
  namesBothDirections,
  namesDetail,
  otherAmountIn,
  normalizeHeading,
} from "./headings.ts";
import { decimalMarkOf, isAmount, isBlankAmount } from "./read-amount.ts";
import { dayOrderOf, readDay } from "./read-day.ts";

const missingColumn = -1;

/**
 * Determines the columns of a bank's file by their headings and cells. A column is -1 if none fits or two fit
 * equally well. The date order and the decimal mark are `null` if all cells are ambiguous. Values in `chosen`
 * take precedence.
 */
export function detectColumns(
  table: StatementTable,
  currency: string,
  chosen: Partial<DetectedColumns> = {},
): DetectedColumns {
  const columns = table.header.map((heading, index) => ({
    at: index,
    heading,
    cells: table.lines
      .flatMap(({ cells }) => cells[index]?.trim() || [])
      .filter((cell) => !isSumHeading(heading) || !isBlankAmount(cell)),
  }));
  type Column = (typeof columns)[number];
  const roles = [
    "date",
    "amount",
    "debit",
    "text",
    "party",
    "currency",
    "direction",
    "status",
    "account",
  ] as const;
  const takenColumns = new Set(roles.flatMap((role) => chosen[role] ?? []));

  const take = (role: (typeof roles)[number], find: () => Column | undefined): number => {
    const chosenColumn = chosen[role];
    if (chosenColumn !== undefined) return chosenColumn;
    const found = find()?.at ?? missingColumn;
    if (found !== missingColumn) takenColumns.add(found);
    return found;
  };
  const free = () => columns.filter(({ at }) => !takenColumns.has(at));
  const best = (role: ColumnRole, fitting: (cells: string[]) => boolean = () => true): Column[] => {
    const fits = free().flatMap((column) => {
      const fit = fitting(column.cells) ? matchQualityOf(role, column.heading) : undefined;
      return fit === undefined ? [] : [{ column, fit }];
    });
    const bestFit = Math.max(...fits.map(({ fit }) => fit));
    return fits.filter(({ fit }) => fit === bestFit).map(({ column }) => column);
  };
  const every = (cells: string[], test: (cell: string) => boolean) => cells.length > 0 && cells.every(test);
  const mostly = (test: (cell: string) => boolean) => (cells: string[]) =>
    cells.length === 0 || cells.filter(test).length * 2 >= cells.length;
  const isDirection = (cell: string) => directionWords.has(normalizeHeading(cell));
  // Excludes columns whose cells only look like directions: numbers or notes that are all missing (`-`),
  // statuses such as `Sent`, and payers such as `Otto`.
  const isPayer = ({ heading }: Column) => matchQualityOf("party", heading) !== undefined;
  const isEmptyDetail = ({ heading, cells }: Column) => cells.every(isBlankAmount) && namesDetail(heading);
  const hasDirections = (column: Column) =>
    every(column.cells, isDirection) &&
    !isEmptyDetail(column) &&
    !isPayer(column) &&
    matchQualityOf("status", column.heading) !== 3;
  const isState = (cell: string) => bookedWords.has(normalizeHeading(cell)) || marksPending(cell, false);
  const isCode = (cell: string) => currencyCodes.has(cell.toUpperCase()) || /^\p{Sc}$/u.test(cell);
  const isOwnCurrency = (cell: string) => isCurrency(cell, currency);
  // Whether a column has the currency of another amount, such as `Original currency` next to `Original amount`.
  const isOfOtherAmount = ({ at, heading }: Column) => {
    const word = otherAmountIn(heading);
    return word !== undefined && columns.some((one) => one.at !== at && otherAmountIn(one.heading) === word);
  };
  // If several columns contain codes, one with a foreign currency takes precedence: its rows aren't applied
  // unless the user chooses another column.
  const codesAmong = (candidates: Column[]) => {
    const codeColumns = candidates.filter((one) => every(one.cells, isCode) && !isOfOtherAmount(one));
    return codeColumns.find(({ cells }) => !cells.every(isOwnCurrency)) ?? codeColumns[0];
  };
  const hasSums = mostly(isAmount);

  const currencyColumn = take("currency", () => {
    const byHeading = best("currency").filter(
      (one) => (!mostly(isDay)(one.cells) || one.cells.length === 0) && !isOfOtherAmount(one),
    );
    return codesAmong(byHeading) ?? codesAmong(free()) ?? byHeading[0];
  });
  // `IN` alone isn't enough, because it may also be a country.
  const hasDirectionCodes = (cells: string[]) =>
    every(cells, (cell) => cell.length <= 2) &&
    cells.filter((cell) => isDirection(cell) && normalizeHeading(cell) !== "in").length * 2 >= cells.length;
  const direction = take(
    "direction",
    () =>
      free().find(hasDirections) ??
      free().find(
        (column) => hasDirectionCodes(column.cells) && !hasSums(column.cells) && !isEmptyDetail(column),
      ) ??
      free().find(
        ({ heading, cells }) => namesBothDirections(heading) && (cells.length === 0 || !hasSums(cells)),
      ) ??
      free().find(({ heading, cells }) => hasUnknownDirections(heading, cells)),
  );
  const status = take(
    "status",
    () => best("status")[0] ?? free().find((one) => every(one.cells, isState) && !isPayer(one)),
  );
  const date = take("date", () =>
    (["bookingDay", "day", "valueDay"] as const).map((role) => best(role, mostly(isDay))[0]).find(Boolean),
  );
  const credits = chosen.amount === undefined ? best("credit", hasSums) : [];
  const sums = best("amount", hasSums);
  const debit = take("debit", () => best("debit", hasSums).find((one) => !namesBothDirections(one.heading)));
  const amount = take("amount", () => {
    const fitting =
      debit !== missingColumn && credits.length > 0 ? credits : sums.length > 0 ? sums : credits;
    return fitting.length === 1 ? fitting[0] : undefined;
  });
  const text = take("text", () => best("text")[0]);
  const party = take("party", () => best("party")[0]);
  const account = take("account", () => {
    const byHeading = best("account");
    return byHeading.find(({ cells }) => every(cells, (cell) => readIban(cell).ok)) ?? byHeading[0];
  });
  const cellsOf = (index: number) => columns[index]?.cells ?? [];
  return {
    date,
    amount,
    debit,
    text,
    party,
    currency: currencyColumn,
    direction,
    status,
    account,
    accountName: chosen.accountName ?? accountAbove(table.above),
    heading: table.heading,
    days: chosen.days ?? dayOrderOf(cellsOf(date)),
    decimal: chosen.decimal ?? decimalMarkOf([...cellsOf(amount), ...cellsOf(debit)], currency),
  };
}

const isDay = (cell: string) => readDay(cell, null) !== null;

/** Returns the first IBAN in the lines above the table. */
function accountAbove(lines: string[]): string {
  for (const cell of lines.flatMap((line) => line.split(/[,;\t|:"]/))) {
    const read = readIban(cell);
    if (read.ok) return read.value;
  }
  return "";
}
