import createFetchClient from "openapi-fetch";

const retriedStatuses = [429, 503];
const maxRetries = 3;
const maxWaitInSeconds = 60;

/** Creates a client; see `index.d.mts`. */
export function createClient({ origin, key, fetch = globalThis.fetch }) {
  const client = createFetchClient({
    baseUrl: new URL("/apis", origin).href,
    headers: { authorization: `Bearer ${key}` },
    fetch: (request) => sendWithRetries(request, fetch),
  });
  client.use({
    onRequest({ request }) {
      // One key for all attempts, so that a change whose answer was lost isn't made twice.
      const isChange = request.method !== "GET";
      if (isChange && !request.headers.has("idempotency-key"))
        request.headers.set("idempotency-key", crypto.randomUUID());
      return request;
    },
  });
  return client;
}

/** Sends a request, and repeats a refused one after the number of seconds in `Retry-After`. */
async function sendWithRetries(request, fetch) {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(request.clone());
    const seconds = Number(answer.headers.get("retry-after") ?? Number.NaN);
    const isFinal = attempt === maxRetries || !retriedStatuses.includes(answer.status);
    if (isFinal || !(seconds <= maxWaitInSeconds)) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** A refused call, with the stable `key` of its reason. */
export class ApiError extends Error {
  constructor(body) {
    super(body.message);
    this.name = "ApiError";
    Object.assign(this, body);
  }
}

/** Returns the body of an accepted call. */
function accepted({ data, error, response }) {
  if (response.ok && data !== undefined) return data;
  if (typeof error?.key === "string") throw new ApiError(error);
  throw new Error(
    `${response.url} answered ${response.status}, not with the API. Is that the provider's address?`,
  );
}

/** Returns the data of an answer. @throws ApiError if the call was refused */
export async function dataOf(answer) {
  const { data } = accepted(await answer);
  return data;
}

/** Yields the rows of a list, page by page. @throws ApiError if a call was refused */
export async function* rows(read) {
  for (let cursor; cursor !== null;) {
    const { data, meta } = accepted(await read(cursor));
    yield* data;
    cursor = meta.nextCursor;
  }
}
