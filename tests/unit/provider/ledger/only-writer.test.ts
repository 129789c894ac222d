import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const writesInSql =
  /\b(insert into|update|delete from|truncate|merge into) (only )?"?ledger_(accounts|transactions|entries)\b/i;
const writesInDrizzle =
  /\b(insert|update|delete|insertInBatches|rowInserter)\( ?(["'\w]+, )*(\w+\.)?ledger(Accounts|Transactions|Entries)\b/;

const sources = ["provider/src", "scripts", "shared"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${String(name)}`))
  .filter((file) => /\.(ts|mjs)$/.test(file));

function writesLedger(file: string): boolean {
  const source = readFileSync(file, "utf8").replace(/\s+/g, " ");
  return writesInSql.test(source) || writesInDrizzle.test(source);
}

test("only files in ledger/ write its tables", () => {
  expect(sources.filter(writesLedger).sort()).toEqual([
    "provider/src/ledger/accounts.ts",
    "provider/src/ledger/book-within.ts",
    "provider/src/ledger/book.ts",
    "provider/src/ledger/insert-history.ts",
  ]);
});
