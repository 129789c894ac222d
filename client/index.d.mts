import type { Client } from "openapi-fetch";
import type { components, paths } from "./schema.d.ts";

export type { components, paths, webhooks } from "./schema.d.ts";
export type Refusal = components["schemas"]["Error"];

/**
 * Creates a client. `origin` is the address of the provider, such as `https://api.example.org`. Refusals with
 * `Retry-After` are sent again, and changes carry an `Idempotency-Key`.
 */
export function createClient(options: {
  origin: string;
  key: string;
  fetch?: (request: Request) => Promise<Response>;
}): Client<paths>;

/** A refused call, with the stable `key` of its reason. */
export class ApiError extends Error implements Refusal {
  constructor(body: Refusal);
  code: Refusal["code"];
  key: Refusal["key"];
  fields?: Refusal["fields"];
  details?: Refusal["details"];
  requestId: Refusal["requestId"];
}

interface Answer<Body> {
  data?: Body;
  error?: Refusal;
  response: Response;
}

/** Returns the data of an answer. @throws ApiError if the call was refused */
export function dataOf<Data>(answer: Promise<Answer<{ data: Data }>>): Promise<Data>;

/** Yields the rows of a list, page by page. @throws ApiError if a call was refused */
export function rows<Row>(
  read: (cursor?: string) => Promise<Answer<{ data: Row[]; meta: { nextCursor: string | null } }>>,
): AsyncGenerator<Row>;
