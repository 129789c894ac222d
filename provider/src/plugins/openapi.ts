import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifySchema, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorBody } from "#contract/calls/envelope.ts";
import { documentedWebhooks } from "./documented-webhooks.ts";

const idempotencyHeader = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\x21-\x7e]{16,128}$/)
    .describe("The same key and body get the first answer again"),
});
const zoneHeader = z.object({
  "x-time-zone": z
    .string()
    .max(64)
    .optional()
    .describe("The IANA time zone that days of the query belong to; the operator's `TIME_ZONE` by default"),
});
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
const toJsonSchema = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: "any" } });

/**
 * Serves OpenAPI 3.1 of calls and webhooks, generated from the contract, at `/apis/docs`, as JSON at
 * `/apis/docs/json`.
 */
export const openapi = fp(async function openapi(app) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Cashlane provider", version: "1.0.0" },
      components: { securitySchemes: { bearer } },
      webhooks: documentedWebhooks(),
    },
    transform: (document) => toJsonSchema({ ...document, schema: withCommonParts(document) }),
  });
  await app.register(swaggerUi, { routePrefix: "/apis/docs" });
});

// Only documents the headers. The handler checks the key, because it has its own problem code and text for it.
function withCommonParts({ schema, route }: { schema: FastifySchema; route: RouteOptions }): FastifySchema {
  if (!route.config?.access) return schema;
  const response = { ...(schema.response as object), default: errorBody };
  return { ...schema, response, ...keyHeaders[route.config.idempotencyKey ?? "none"] };
}
