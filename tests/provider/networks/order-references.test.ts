import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { comparableOrder } from "#contract/text/input/order-reference.ts";
import { comparableTransaction } from "#contract/text/input/transaction-id.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";

const words = [
  "order",
  "Order No. ",
  "nr",
  "n° ",
  "№",
  "Bestellung",
  "طلب ",
  "رقم",
  "000",
  '="',
  '"',
  "N ",
  "id",
];
const characters = "aAéÉe\u0301ßİıæŒøłΣς0179٣۵#-–_/. \u00a0\u200b\u202a\u202c\ufeff\u00ad\u2011ﬁ①Ⅳ５ＡЖж株😀";

describeOnDatabase("comparing references", (open) => {
  let connection: Connection;
  beforeAll(async () => void (connection = await open()));
  afterAll(() => connection.close());

  async function inDatabase(name: "order_reference" | "transaction_reference", texts: string[]) {
    const compared = sql<string>`${sql.raw(name)}(value)`;
    const rows = await connection.database
      .select({ compared })
      .from(sql`unnest(${sql.param(texts)}::text[]) with ordinality as t(value, at)`)
      .orderBy(sql`at`);
    return rows.map((row) => row.compared);
  }
  const samples = (numRuns: number) =>
    fc.sample(fc.string({ unit: fc.constantFrom(...words, ...characters), maxLength: 10 }), {
      numRuns,
      seed: 61,
    });
  const everyPoint = () =>
    fc.sample(
      fc.string({ unit: fc.integer({ min: 1, max: 0x1bff }).map(String.fromCodePoint), maxLength: 6 }),
      {
        numRuns: 3_000,
        seed: 61,
      },
    );

  test("the database and the programs compare orders by the same rules", async () => {
    const texts = [...samples(5_000), ...everyPoint()];
    expect(await inDatabase("order_reference", texts)).toEqual(texts.map(comparableOrder));
  });

  test("the database and the programs compare transactions by the same rules", async () => {
    const texts = [...samples(3_000), '="4711"', '\u200b="TX-1"\u200f', ' =" a b " '].map((text) =>
      text.replace(/[Σİ]/gu, "x"),
    );
    expect(await inDatabase("transaction_reference", texts)).toEqual(texts.map(comparableTransaction));
  });
});
