import { createHash } from "node:crypto";
import { open, type FileHandle } from "node:fs/promises";
import { stringify } from "csv-stringify/sync";
import type { SchemaElement } from "hyparquet";
import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import type { ColumnType, Dataset, Row } from "./datasets.ts";

export const partFormats = ["csv", "parquet"] as const;
export type PartFormat = (typeof partFormats)[number];

/** A finished file on the local disk. */
export interface PartFile {
  path: string;
  rows: number;
  bytes: number;
  sha256: string;
}

/** Turns batches of rows into the bytes of a file. */
interface Encoder {
  begin: () => Uint8Array;
  rows: (rows: Row[]) => Uint8Array;
  end: () => Uint8Array;
}

/** Writes a file of a dataset batch by batch, and computes its hash on the way. */
export async function openPart(path: string, dataset: Dataset, format: PartFormat) {
  const file = await open(path, "wx", 0o600);
  const encoder = (format === "csv" ? csvEncoder : parquetEncoder)(dataset.columns);
  const hash = createHash("sha256");
  const part = { path, rows: 0, bytes: 0 };

  async function append(bytes: Uint8Array): Promise<void> {
    hash.update(bytes);
    part.bytes += bytes.length;
    await writeAll(file, bytes);
  }
  await append(encoder.begin());
  return {
    async write(rows: Row[]): Promise<void> {
      part.rows += rows.length;
      await append(encoder.rows(rows));
    },
    async finish(): Promise<PartFile> {
      await append(encoder.end());
      await file.close();
      return { ...part, sha256: hash.digest("hex") };
    },
    /** Closes an unfinished file. */
    abandon: () => file.close(),
  };
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done)).bytesWritten;
}

/**
 * RFC 4180 in UTF-8 with a header. An empty cell without quotes is `null`. Formulas aren't escaped, because
 * programs read the files.
 */
function csvEncoder(columns: Dataset["columns"]): Encoder {
  const options = {
    record_delimiter: "windows",
    quoted_string: true,
    cast: { bigint: String, boolean: String },
  } as const;
  const encode = (records: unknown[][]) => Buffer.from(stringify(records, options));
  return {
    begin: () => encode([columns.map(([name]) => name)]),
    rows: encode,
    end: () => new Uint8Array(),
  };
}

const parquetTypes: Record<ColumnType, Omit<SchemaElement, "name">> = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  integer: { type: "INT64" },
  boolean: { type: "BOOLEAN" },
  instant: { type: "INT64", converted_type: "TIMESTAMP_MILLIS" },
};

/** Writes Parquet with a row group for each batch, compressed with Snappy. */
function parquetEncoder(columns: Dataset["columns"]): Encoder {
  const bytes = new ByteWriter();
  const schema: SchemaElement[] = [
    { name: "root", num_children: columns.length },
    ...columns.map(([name, type]) => ({ name, repetition_type: "OPTIONAL" as const, ...parquetTypes[type] })),
  ];
  const parquet = new ParquetWriter({ writer: bytes, schema, createdBy: "Cashlane" });
  /** Returns the bytes that were written since the last call. */
  const takeBytes = () => {
    const written = bytes.getBytes().slice();
    bytes.index = 0;
    return written;
  };
  return {
    begin: takeBytes,
    rows(rows) {
      const columnData = columns.map(([name, type], index) => ({
        name,
        data: rows.map((row) => parquetValue(row[index]!, type)),
      }));
      // Writes synchronously, because the writer has no `flush`.
      void parquet.write({ columnData, rowGroupSize: rows.length });
      return takeBytes();
    },
    end() {
      void parquet.finish();
      return takeBytes();
    },
  };
}

function parquetValue(value: Row[number], type: ColumnType): unknown {
  return type === "instant" && typeof value === "string" ? new Date(value) : value;
}
