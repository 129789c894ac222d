import type { Connection } from "../../provider/src/database/engine/connection.ts";
import { buildApp } from "../../provider/src/app.ts";
import { readEnvironment } from "../../provider/src/environment.ts";
import type { OpenApiDocument, PathItem } from "../../provider/src/plugins/openapi/document-types.ts";

const secret = "only-for-the-document-0123456789abcdef";
const variables = { TOKEN_SECRET: secret, INTERNAL_KEY: secret, PAYOUT_KEY: secret, LOG_LEVEL: "silent" };

/** Returns the provider's OpenAPI document. Needs no database, as no call is made. */
export async function readDocument(): Promise<OpenApiDocument> {
  const app = await buildApp({ environment: readEnvironment(variables), connection: {} as Connection });
  await app.ready();
  const document = JSON.parse(JSON.stringify(app.swagger())) as OpenApiDocument;
  await app.close();
  return document;
}

/** Returns the part of a document that programs with an API key can use, and the webhooks. */
export function documentForKeys(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const keyOperations = Object.entries(item).filter(([, operation]) => operation["x-api-key"]);
    return keyOperations.length > 0 ? [[path, Object.fromEntries(keyOperations) as PathItem] as const] : [];
  });
  const used = new Set(
    paths.flatMap(([, item]) => Object.values(item).flatMap((operation) => operation.tags ?? [])),
  );
  return {
    ...document,
    tags: document.tags!.filter(({ name }) => used.has(name) || name === "Webhooks"),
    paths: Object.fromEntries(paths),
  };
}

/** Writes a document as JSON with one line per operation and component, so that a change is one line. */
export function formatDocument(document: OpenApiDocument): string {
  const groups = Object.entries(document).map(
    ([name, part]) => `${JSON.stringify(name)}:${formatPart(part, 2)}`,
  );
  return `{\n${groups.join(",\n")}\n}\n`;
}

function formatPart(part: unknown, depth: number): string {
  if (depth === 0 || typeof part !== "object" || part === null || Array.isArray(part))
    return JSON.stringify(part);
  const lines = Object.entries(part).map(
    ([name, one]) => `${JSON.stringify(name)}:${formatPart(one, depth - 1)}`,
  );
  return lines.length > 0 ? `{\n${lines.join(",\n")}\n}` : "{}";
}

/** Returns a document without the texts for readers, such as summaries. */
export function withoutTexts(document: OpenApiDocument): OpenApiDocument {
  const readOnly = new Set(["example", "examples", "description", "summary"]);
  const strip = (part: unknown, isMap: boolean): unknown => {
    if (Array.isArray(part)) return part.map((one) => strip(one, false));
    if (typeof part !== "object" || part === null) return part;
    const keptParts = Object.entries(part).filter(([name]) => isMap || !readOnly.has(name));
    return Object.fromEntries(
      keptParts.map(([name, one]) => [name, strip(one, !isMap && name === "properties")]),
    );
  };
  return strip(document, false) as OpenApiDocument;
}
