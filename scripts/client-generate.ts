import { readFileSync, writeFileSync } from "node:fs";
import { documentForKeys, formatDocument, readDocument, withoutTexts } from "./client/document.ts";
import { typesOf } from "./client/types.ts";
import { root } from "./launcher/command.mjs";

const document = documentForKeys(await readDocument());
writeFileSync(`${root}/client/openapi.json`, formatDocument(document));
writeFileSync(`${root}/client/schema.d.ts`, await typesOf(document));
if (process.argv.includes("--release")) {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, "utf8")) as { version: string };
  const packageFile = `${root}/client/package.json`;
  writeFileSync(`${root}/client/released.json`, formatDocument(withoutTexts(document)));
  const packageJson = JSON.parse(readFileSync(packageFile, "utf8")) as object;
  writeFileSync(packageFile, `${JSON.stringify({ ...packageJson, version }, null, 2)}\n`);
}
