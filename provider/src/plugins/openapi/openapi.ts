import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifySchema, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { completeDocument } from "./complete-document.ts";
import type { OpenApiDocument } from "./document-types.ts";
import { documentedWebhooks } from "./documented-webhooks.ts";
import { namedSchemas } from "./named-schemas.ts";

const idempotencyHeader = z.object({ "idempotency-key": z.string() });
const zoneHeader = z.object({ "x-time-zone": z.string().optional() });
const keyHeaders = {
  required: { headers: zoneHeader.extend(idempotencyHeader.shape) },
  optional: { headers: zoneHeader.extend(idempotencyHeader.partial().shape) },
  none: { headers: zoneHeader },
};
const bearer = {
  type: "http",
  scheme: "bearer",
  description:
    "The access token of a login, or an API key (`cashlane_sk_…`). A key opens the calls that take a permission it has, except those that require a step-up.",
} as const;
const description = `Every answer is \`{ code, message, data, meta? }\`, every refusal the schema \`Error\` with a stable \`key\`.

- **Amounts** are integers in minor units (1250 EUR is 12.50 €), times ISO 8601 in UTC.
- **Lists**: pass \`meta.nextCursor\` back as \`cursor\` until it is \`null\`.
- **Repeating** a call with the same \`Idempotency-Key\` and body returns the first answer.
- **Versions**: the \`version\` of an answer is also its \`ETag\`. A change takes it as \`If-Match\` or in the body; if it isn't the current one, the answer is 412 or 409, and nothing is changed.
- **API keys** make the calls that are marked \`x-api-key\`.
- **429** and **503** say in \`Retry-After\` when to try again.`;
const options = { zodToJsonConfig: { unrepresentable: "any" as const }, schemaRegistry: namedSchemas };
const toJsonSchema = createJsonSchemaTransform(options);
const addNamedSchemas = createJsonSchemaTransformObject(options);

/**
 * Serves OpenAPI 3.1 of calls and webhooks, generated from the contract, at `/apis/docs`, as JSON at
 * `/apis/docs/json`.
 */
export const openapi = fp(async function openapi(app) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Cashlane provider",
        version: "1.0.0",
        description,
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: "/apis", description: "This provider" }],
      components: { securitySchemes: { bearer } },
    },
    transform: (document) => toJsonSchema({ ...document, schema: withHeaders(document) }),
    // Runs once, for the first request of the document.
    transformObject: (document) => {
      const namedDocument = { ...addNamedSchemas(document), webhooks: documentedWebhooks() };
      return completeDocument(namedDocument as unknown as OpenApiDocument) as never;
    },
  });
  await app.register(swaggerUi, { routePrefix: "/apis/docs" });
});

// Only documents the headers. The handler checks the idempotency key, because a wrong key has its own error key
// and text.
function withHeaders({ schema, route }: { schema: FastifySchema; route: RouteOptions }): FastifySchema {
  if (!route.config?.access) return schema;
  const { idempotencyKey = "none", takesVersion, sendsVersion } = route.config;
  const { headers } = keyHeaders[idempotencyKey];
  return {
    ...schema,
    headers: takesVersion ? headers.extend({ "if-match": z.string().optional() }) : headers,
    ...(sendsVersion && { "x-etag": true }),
  };
}
