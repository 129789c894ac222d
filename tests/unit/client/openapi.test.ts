import { readFileSync } from "node:fs";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { beforeAll, expect, test } from "vitest";
import type { OpenApiDocument } from "#provider/plugins/openapi/document-types.ts";
import { documentForKeys, formatDocument, readDocument } from "../../../scripts/client/document.ts";
import { typesOf } from "../../../scripts/client/types.ts";

let document: OpenApiDocument;
beforeAll(async () => {
  document = await readDocument();
});

test("the document has no findings of the linter", async () => {
  // Tags are named after paths and need no description.
  const config = await createConfig({ extends: ["recommended"], rules: { "tag-description": "off" } });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  expect(
    problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer })),
  ).toEqual([]);
});

test("the client's document is generated from the contract", () => {
  expect(readFileSync("client/openapi.json", "utf8")).toBe(formatDocument(documentForKeys(document)));
});

test("the client's types are generated from its document", async () => {
  expect(readFileSync("client/schema.d.ts", "utf8")).toBe(await typesOf(documentForKeys(document)));
});

test("the client's document contains no call that needs a step-up", () => {
  expect(documentForKeys(document).paths["/v1/admin/withdrawals/{id}/approve"]).toBeUndefined();
});

test("the getting-started page shows the example as it is run", () => {
  const example = readFileSync("client/examples/members.mjs", "utf8").trim();
  const page = readFileSync("client/README.md", "utf8").replaceAll(/^ {3}/gm, "");
  expect(page).toContain(example);
});
