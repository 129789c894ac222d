import type { JsonSchema } from "./json-schema.ts";

export interface MediaType {
  schema?: JsonSchema;
  example?: unknown;
}
export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, MediaType>;
}
export interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
  schema?: JsonSchema;
}
export interface Operation {
  "x-api-key"?: boolean;
  /** Whether the response has an entity tag. It is replaced by the description of the header. */
  "x-etag"?: boolean;
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
}
export type PathItem = Record<string, Operation>;
export interface OpenApiDocument {
  paths: Record<string, PathItem>;
  webhooks: Record<string, PathItem>;
  tags?: { name: string }[];
  components: Partial<
    Record<"schemas" | "responses" | "parameters" | "securitySchemes", Record<string, unknown>>
  > & { schemas?: Record<string, JsonSchema> };
}
