import { stringify } from "csv-stringify/sync";
import { sql } from "drizzle-orm";
import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { cellText } from "../../csv/write.ts";
import type { Database } from "../../database/engine/connection.ts";
import { dataExportTexts } from "../../i18n/mail-texts.ts";
import { personalTables } from "./data-map.ts";
import type { TableRule } from "./table-rule.ts";
import { createZip, type ZipStream } from "./zip-stream.ts";

// A page is large enough to need few round trips to the database, and small enough to fit in memory.
const rowsPerPage = 500;
// Rows with a file are read one at a time, because the database loads the file into memory.
const rowsWithFilePerPage = 1;

const endings: Record<string, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

type Row = Record<string, unknown>;

/** The member, and the language of the explanations. */
export interface Export {
  userId: string;
  language: NotificationLanguage;
  now: Date;
}

/** The pieces of the ZIP that result from a page of rows. `done` is the number of complete tables. */
interface Progress {
  done: number;
  pieces: Uint8Array[];
}

const exportedTables = personalTables.filter(({ absent }) => !absent);
/** The number of steps of an export. */
export const exportSteps = exportedTables.length;

/**
 * Produces a ZIP of all of a member's data in pieces: the rows of each table as JSON and as CSV, without
 * secrets. Stored files (proofs of claims, attachments of mails, the picture) are files of the ZIP.
 */
export async function* exportContent(database: Database, requestedExport: Export): AsyncGenerator<Progress> {
  const zip = createZip(requestedExport.now);
  const readMe = zip.add("README.txt");
  readMe.write(
    dataExportTexts[requestedExport.language].readMe.replaceAll("{date}", requestedExport.now.toISOString()),
  );
  readMe.end();
  for (const [done, rule] of exportedTables.entries()) {
    const files: Row[] = [];
    for await (const rows of writeTable(database, zip, { rule, userId: requestedExport.userId })) {
      if (rule.file) files.push(...rows);
      yield { done, pieces: zip.take() };
    }
    for (const row of files) {
      await writeFile(database, zip, { rule, row });
      yield { done, pieces: zip.take() };
    }
  }
  zip.end();
  yield { done: exportSteps, pieces: zip.take() };
}

interface Table {
  rule: TableRule;
  userId: string;
}

async function* writeTable(database: Database, zip: ZipStream, table: Table): AsyncGenerator<Row[]> {
  const { rule } = table;
  const json = zip.add(`json/${rule.table}.json`);
  // The CSV file is only created with the first row, because the columns aren't known earlier.
  let csv: ReturnType<ZipStream["add"]> | undefined;
  json.write("[");
  const pageSize = rule.file ? rowsWithFilePerPage : rowsPerPage;
  for (let offset = 0; ; offset += pageSize) {
    const rows = await readRows(database, table, { limit: pageSize, offset });
    if (rows.length > 0) {
      const records = rows.map((row) => exportedRow(rule, row));
      json.write(`${offset > 0 ? "," : ""}\n${records.map((row) => JSON.stringify(row)).join(",\n")}`);
      csv ??= zip.add(`csv/${rule.table}.csv`);
      csv.write(csvOf(records, offset === 0));
    }
    yield rows;
    if (rows.length < pageSize) break;
  }
  json.write("\n]\n");
  json.end();
  csv?.end();
}

async function readRows(
  database: Database,
  { rule, userId }: Table,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> {
  const { table, where, order, secret = [], file } = rule;
  const hidden = sql.join(
    [...secret, ...(file ? [file] : [])].map((column) => sql`- ${column}::text`),
    sql` `,
  );
  const { rows } = (await database.execute(
    sql`select to_jsonb(found) ${hidden} as row
      from (select * from ${sql.raw(table)} where ${where(userId)} order by ${sql.raw(order)}
        limit ${limit} offset ${offset}) found`,
  )) as unknown as { rows: { row: Row }[] };
  return rows.map(({ row }) => row);
}

/** Returns a row for the export. A file is replaced by its path. */
function exportedRow(rule: TableRule, row: Row): Row {
  return rule.file ? { ...row, [rule.file]: nameOf(rule, row) } : row;
}

/** A table with files is ordered by its primary key. */
function nameOf({ table, order }: TableRule, row: Row): string {
  const type = row.content_type ?? "image/webp";
  return `files/${table}/${String(row[order])}.${endings[String(type)] ?? "bin"}`;
}

async function writeFile(
  database: Database,
  zip: ZipStream,
  { rule, row }: { rule: TableRule; row: Row },
): Promise<void> {
  const { table, order, file } = rule;
  const { rows } = (await database.execute(
    sql`select ${sql.raw(file!)} as content from ${sql.raw(table)} where ${sql.raw(order)} = ${row[order]}`,
  )) as unknown as { rows: { content: Uint8Array }[] };
  // The file may have been removed since its row was read.
  if (!rows[0]) return;
  const entry = zip.add(nameOf(rule, row), { packed: true });
  entry.write(rows[0].content);
  entry.end();
}

function csvOf(rows: Row[], isFirst: boolean): string {
  const columns = Object.keys(rows[0]!);
  const records = rows.map((row) => columns.map((column) => cellOf(row[column])));
  return stringify(isFirst ? [columns, ...records] : records, {
    record_delimiter: "windows",
    quoted: true,
    quoted_empty: true,
    bom: isFirst,
  });
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return cellText(value);
  return cellText(typeof value === "object" ? JSON.stringify(value) : String(value));
}
