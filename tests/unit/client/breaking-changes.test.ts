import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { OpenApiDocument } from "#provider/plugins/openapi/document-types.ts";
import { breakingChanges } from "../../../scripts/client/breaking-changes.ts";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as OpenApiDocument;
const released = read("client/released.json");

/** Returns a document with one call: `POST /v1/things` takes and returns a thing. */
function documentWith(
  thing: object,
  { parameters = [] as object[], response = thing } = {},
): OpenApiDocument {
  const content = (schema: object) => ({ content: { "application/json": { schema } } });
  const post = {
    operationId: "postThings",
    parameters,
    requestBody: content(thing),
    responses: { 200: content(response) },
  };
  return { paths: { "/v1/things": { post } }, webhooks: {}, components: {} } as unknown as OpenApiDocument;
}
const objectSchema = {
  type: "object",
  properties: { name: { type: "string" }, kind: { type: "string", enum: ["a", "b"] } },
  required: ["name"],
};

test("breaks no released call, unless the changelog mentions it", () => {
  const changes = breakingChanges(released, read("client/openapi.json"));
  const [, unreleased = ""] = readFileSync("CHANGELOG.md", "utf8").split(/^## .*$/m);
  expect(unreleased.includes("**Breaking:**") ? [] : changes).toEqual([]);
});

describe("finds", () => {
  const before = documentWith(objectSchema);
  const changesTo = (current: OpenApiDocument) => breakingChanges(before, current);

  test("a removed call", () => {
    expect(changesTo({ ...before, paths: {} })).toEqual(["POST /v1/things: removed"]);
  });

  test("a removed property", () => {
    const response = { ...objectSchema, properties: { name: { type: "string" } } };
    expect(changesTo(documentWith(objectSchema, { response }))).toEqual([
      "POST /v1/things 200.kind: removed",
    ]);
  });

  test("a response property that became optional", () => {
    const response = { ...objectSchema, required: [] };
    expect(changesTo(documentWith(objectSchema, { response }))).toEqual([
      "POST /v1/things 200.name: may be missing now",
    ]);
  });

  test("a newly required input", () => {
    const input = { ...objectSchema, required: ["name", "kind"] };
    expect(changesTo(documentWith(input, { response: objectSchema }))).toEqual([
      "POST /v1/things body.kind: now required",
    ]);
  });

  test("a newly required parameter", () => {
    const parameters = [{ name: "since", in: "query", required: true, schema: { type: "string" } }];
    expect(changesTo(documentWith(objectSchema, { parameters }))).toEqual([
      "POST /v1/things ?since: now required",
    ]);
  });

  test("a value that is no longer taken", () => {
    const input = {
      ...objectSchema,
      properties: { ...objectSchema.properties, kind: { type: "string", enum: ["a"] } },
    };
    expect(changesTo(documentWith(input, { response: objectSchema }))).toEqual([
      'POST /v1/things body.kind: no longer takes "b"',
    ]);
  });

  test("an answer that may be null now", () => {
    const name = { anyOf: [{ type: "string" }, { type: "null" }] };
    const response = { ...objectSchema, properties: { ...objectSchema.properties, name } };
    expect(changesTo(documentWith(objectSchema, { response }))).toEqual([
      "POST /v1/things 200.name: type was string, is null or string",
    ]);
  });
});

test("treats new properties, inputs and values of answers as compatible", () => {
  const wider = {
    ...objectSchema.properties,
    kind: { type: "string", enum: ["a", "b", "c"] },
    note: { type: "string" },
  };
  const now = documentWith({ ...objectSchema, properties: wider });
  expect(breakingChanges(documentWith(objectSchema), now)).toEqual([]);
});
