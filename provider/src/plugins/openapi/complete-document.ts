import { errorKeys } from "#contract/calls/error-keys.ts";
import type {
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  Response,
} from "./document-types.ts";
import { exampleOf } from "./examples.ts";
import type { JsonSchema } from "./json-schema.ts";
import { simplify } from "./simplify.ts";
import { withoutUnused } from "./without-unused.ts";

const root = "/apis";
const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** Parameters that many calls share, by name. */
const sharedParameters: Record<string, Parameter> = {
  "x-time-zone": {
    in: "header",
    description: "The IANA time zone that days of the query belong to; the operator's `TIME_ZONE` by default",
    schema: { type: "string", maxLength: 64, examples: ["Europe/Paris"] },
  },
  "idempotency-key": {
    in: "header",
    description:
      "A random text for each change. The same key and body get the first answer again; another body is refused with 422",
    schema: {
      type: "string",
      pattern: "^[\\x21-\\x7e]{16,128}$",
      examples: ["3f1c1a52-0a4e-4d0e-9b0c-5f5f3c1d2e4a"],
    },
  },
  "if-match": {
    in: "header",
    description: "The `ETag` of the version that the change is based on; the body needs no `version` then",
    schema: { type: "string", examples: ['"3"'] },
  },
  cursor: {
    in: "query",
    description: "`meta.nextCursor` of the previous page; none for the first page",
    schema: { type: "string", maxLength: 256 },
  },
  limit: {
    in: "query",
    description: "Rows of a page",
    schema: { type: "integer", minimum: 1, maximum: 100, default: 20 },
  },
};

const errorResponses = {
  400: { name: "BadRequest", description: "Invalid input; `fields` names what", key: "validation_failed" },
  401: { name: "Unauthorized", description: "No valid token", key: "unauthenticated" },
  403: {
    name: "Forbidden",
    description: "A permission or step-up is missing; keys aren't for this call",
    key: "forbidden",
  },
  404: { name: "NotFound", description: "It doesn't exist", key: "not_found" },
  409: { name: "Conflict", description: "Not possible in the present state", key: "conflict" },
  412: {
    name: "PreconditionFailed",
    description: "It was changed since the version of `If-Match`; nothing is saved",
    key: "settings_changed",
  },
  422: {
    name: "KeyReused",
    description: "The `Idempotency-Key` was used with another body",
    key: "idempotency_key_reused",
  },
  429: { name: "TooManyRequests", description: "Too many requests; see `Retry-After`", key: "rate_limited" },
} as const;
const entityTag = {
  ETag: { description: "The answer's `version` as an entity tag", schema: { type: "string" } },
};
const otherError = { name: "Error", description: "Any other refusal", key: "internal_error" };

const errorSchema: JsonSchema = {
  type: "object",
  description: "A refusal. `key` is stable; `message` is a localized text for people.",
  properties: {
    code: { type: "integer", description: "The HTTP status" },
    message: { type: "string", description: "In the language of `Accept-Language`" },
    key: ref("schemas", "ErrorKey"),
    fields: {
      type: "object",
      description: "Messages by the name of the input",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
    details: { type: "object", additionalProperties: {} },
    requestId: { type: "string", description: "Names the request in the provider's log" },
  },
  required: ["code", "message", "key", "requestId"],
};

function toErrorResponse(description: string, code: number, key: string): Response {
  const example = { code, message: `${description}.`, key, requestId: "req-5f5f3c1d2e4a" };
  return { description, content: { "application/json": { schema: ref("schemas", "Error"), example } } };
}

/**
 * Completes the document generated from the routes: operation ids, refusals, examples, shared parameters and tags.
 * Paths are below the server's address.
 */
export function completeDocument(document: OpenApiDocument): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {
    ...simplify(document.components.schemas ?? {}),
    ErrorKey: { type: "string", enum: [...errorKeys] },
    Error: errorSchema,
  };
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => {
      const ownPath = path.startsWith(`${root}/`) ? path.slice(root.length) : path;
      const operations = Object.entries(item).map(([method, operation]) => [
        method,
        completeOperation(simplify(operation), { method, path: ownPath, schemas }),
      ]);
      return [ownPath, Object.fromEntries(operations) as PathItem];
    }),
  );
  const tags = [...new Set(Object.values(paths).flatMap((item) => Object.values(item)[0]!.tags ?? []))];
  const responses = Object.entries(errorResponses).map(([status, { name, description, key }]) => [
    name,
    toErrorResponse(description, Number(status), key),
  ]);
  return withoutUnused({
    ...document,
    tags: [...tags.sort(), "Webhooks"].map((name) => ({ name })),
    paths,
    webhooks: simplify(document.webhooks),
    components: {
      ...document.components,
      schemas,
      parameters: Object.fromEntries(
        Object.entries(sharedParameters).map(([name, one]) => [name, { name, ...one }]),
      ),
      responses: {
        ...Object.fromEntries(responses),
        [otherError.name]: toErrorResponse(otherError.description, 500, otherError.key),
      },
    },
  });
}

interface Place {
  method: string;
  path: string;
  schemas: Record<string, JsonSchema>;
}

function completeOperation(operation: Operation, { method, path, schemas }: Place): Operation {
  const { security = [], parameters = [], requestBody, responses, "x-etag": hasTag, ...rest } = operation;
  const isGuarded = security.length > 0;
  const hasKey = parameters.some(({ name }) => name === "idempotency-key");
  const takesTag = parameters.some(({ name }) => name === "if-match");
  const hasInput = Boolean(requestBody) || parameters.some((one) => one.in === "query") || hasKey;
  const statuses = [
    ...(hasInput ? ([400] as const) : []),
    ...(isGuarded ? ([401, 403] as const) : []),
    ...(path.includes("{") ? ([404] as const) : []),
    ...(method === "get" ? [] : ([409] as const)),
    ...(takesTag ? ([412] as const) : []),
    ...(hasKey ? ([422] as const) : []),
    429 as const,
  ];
  return {
    operationId: operationIdOf(method, path),
    ...rest,
    tags: [tagOf(path)],
    security,
    ...(parameters.length > 0 && { parameters: parameters.map(sharedOrOwn) }),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: withExamples(takesTag ? withoutVersion(requestBody.content) : requestBody.content, {
          schemas,
        }),
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, one]) => [
          status,
          {
            ...one,
            description: one.description === "Default Response" ? "Done" : (one.description ?? "Done"),
            ...(hasTag && { headers: entityTag }),
            ...(one.content && { content: withExamples(one.content, { schemas, status: Number(status) }) }),
          },
        ]),
      ),
      ...Object.fromEntries(
        statuses.map((status) => [status, ref("responses", errorResponses[status].name)]),
      ),
      default: ref("responses", otherError.name),
    },
  };
}

/** Makes the body's `version` optional, because `If-Match` can replace it. */
function withoutVersion(content: Record<string, MediaType>): Record<string, MediaType> {
  return Object.fromEntries(
    Object.entries(content).map(([type, { schema, ...media }]) => {
      const required = (schema?.required as string[] | undefined)?.filter((name) => name !== "version");
      return [type, { ...media, schema: { ...schema, ...(required && { required }) } }];
    }),
  );
}

/** Returns `getAdminLeadsById` for `GET /v1/admin/leads/{id}`. */
function operationIdOf(method: string, path: string): string {
  const words = path.replace(/\{(\w+)\}/g, "by-$1").split(/[^A-Za-z0-9]+/);
  const nameParts = words.filter((word, index) => word && !(index === 1 && word === "v1"));
  return method + nameParts.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
}

function tagOf(path: string): string {
  const [first = "root", second] = path.split("/").filter((part) => part && part !== "v1");
  return first === "admin" && second ? `admin/${second.replace(/\.csv$/, "")}` : first.replace(/\.csv$/, "");
}

/**
 * Returns a reference to a shared parameter if the call's own parameter equals it. A header that a call
 * requires is written out instead.
 */
function sharedOrOwn(parameter: Parameter): Parameter {
  const { name = "", required } = parameter;
  const shared = sharedParameters[name];
  if (!shared || shared.in !== parameter.in) return parameter;
  const isSame =
    parameter.in === "header" || JSON.stringify(parameter.schema) === JSON.stringify(shared.schema);
  if (!isSame && name === "limit") return { ...parameter, required: false };
  if (!isSame && name !== "cursor") return parameter;
  return parameter.in === "header" && required ? { name, ...shared, required } : ref("parameters", name);
}

function withExamples(
  content: Record<string, MediaType>,
  { schemas, status }: { schemas: Record<string, JsonSchema>; status?: number },
) {
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      type === "application/json" && media.schema && media.example === undefined
        ? {
            ...media,
            example: { ...(exampleOf(media.schema, schemas) as object), ...(status && { code: status }) },
          }
        : media,
    ]),
  );
}
