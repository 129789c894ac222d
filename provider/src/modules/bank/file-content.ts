import { z } from "zod";
import type { AccountStatement } from "../payout-reports/formats/parsed-report.ts";

/**
 * The stored content of a bank's file: its movements as a table, and the account statements they are from.
 */
interface FileContent {
  table: string;
  /** Empty for CSV files. */
  statements: AccountStatement[];
}

/**
 * The first character of the line with the statements. A bank's table never begins with this control
 * character.
 */
const marker = "\u001e";
const storedSchema = z.array(
  z.object({
    account: z.string(),
    number: z.int().nullable(),
    year: z.int().nullable(),
    unbalanced: z.string().nullable(),
  }),
);

/** Writes a file's content as one text. After the import, only the statements remain stored. */
export function joinContent({ table, statements }: FileContent): string {
  return statements.length === 0 ? table : `${marker}${JSON.stringify(statements)}\n${table}`;
}

/** Reads what `joinContent` wrote. */
export function splitContent(content: string): FileContent {
  if (!content.startsWith(marker)) return { table: content, statements: [] };
  const end = content.indexOf("\n");
  const [line, table] = [content.slice(marker.length, end), content.slice(end + 1)];
  try {
    return { table, statements: storedSchema.parse(JSON.parse(line)) };
  } catch {
    return { table, statements: [] };
  }
}
