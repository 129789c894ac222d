import { inSpan, isInSpan, isTracing } from "#shared/tracing/spans.ts";

type Query = (...parameters: never[]) => Promise<unknown>;

/**
 * Records a span for each query of a driver's client that a request or job makes, if tracing is on: the operation and
 * the table, never the values.
 */
export function traceQueries<Client extends object>(client: Client): Client {
  if (!isTracing()) return client;
  const traced = client as Client & { query: Query };
  const query = traced.query.bind(client) as Query;
  traced.query = (...parameters) => {
    // PostgreSQL's driver runs a query of the pool on one of its clients, with a callback. That query already
    // has a span.
    if (typeof parameters.at(-1) === "function" || !isInSpan()) return query(...parameters);
    const text = textOf(parameters[0]);
    const attributes = { "db.system.name": "postgresql", "db.operation.name": operationOf(text) };
    return inSpan({ name: summaryOf(text), kind: "client", attributes }, () => query(...parameters));
  };
  return client;
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
}

function operationOf(text: string): string {
  return /^\s*(\w{1,20})/.exec(text)?.[1]?.toLowerCase() ?? "query";
}

/** Returns a query's operation with the first table, like `select users`. */
function summaryOf(text: string): string {
  const [, table] = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]{1,60}\b)/i.exec(text) ?? [];
  return table ? `${operationOf(text)} ${table}` : operationOf(text);
}
