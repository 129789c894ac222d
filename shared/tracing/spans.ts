import type { Attributes, Context, Span, Tracer } from "@opentelemetry/api";

type Api = typeof import("@opentelemetry/api");

/** The description of a span. It must not contain values of queries, addresses with ids or personal data. */
export interface SpanOptions {
  name: string;
  kind: "server" | "client" | "internal";
  attributes?: Attributes;
  /** The caller's `traceparent` header; only from callers that are trusted. */
  traceparent?: string | undefined;
  /** Starts a new trace, even if another span is active. */
  isRoot?: boolean;
}

export interface OpenSpan {
  /** Runs `work` so that spans started in it are children of this one. */
  run: <T>(work: () => T) => T;
  set: (attributes: Attributes) => void;
  /** Ends the span. Of an error only the code or the name is recorded, because messages may contain values. */
  end: (error?: unknown) => void;
  /** The `traceparent` header for calls made by this span. */
  traceparent: () => string | undefined;
}

interface Tracing {
  api: Api;
  tracer: Tracer;
}

let active: Tracing | undefined;

/** Sets the implementation of tracing for this process; `undefined` turns tracing off. */
export function setTracing(tracing: Tracing | undefined): void {
  active = tracing;
}

export function isTracing(): boolean {
  return active !== undefined;
}

/** Returns whether the current work belongs to a span. */
export function isInSpan(): boolean {
  return active?.api.trace.getActiveSpan() !== undefined;
}

/** Starts a span as a child of the active one. Returns `undefined` if tracing is off. */
export function openSpan({ name, kind, attributes, ...origin }: SpanOptions): OpenSpan | undefined {
  if (!active) return undefined;
  const { api, tracer } = active;
  const parent = parentOf(api, origin);
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL };
  const span = tracer.startSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, parent);
  const own = api.trace.setSpan(parent, span);
  return {
    run: (work) => api.context.with(own, work),
    set: (more) => void span.setAttributes(more),
    end: (error) => endSpan(api, span, error),
    traceparent() {
      const carrier: { traceparent?: string } = {};
      api.propagation.inject(own, carrier);
      return carrier.traceparent;
    },
  };
}

function parentOf(api: Api, { traceparent, isRoot }: Pick<SpanOptions, "traceparent" | "isRoot">): Context {
  if (isRoot) return api.ROOT_CONTEXT;
  const current = api.context.active();
  return traceparent === undefined ? current : api.propagation.extract(current, { traceparent });
}

function endSpan(api: Api, span: Span, error: unknown): void {
  if (error !== undefined) {
    span.setAttribute("error.type", errorType(error));
    span.setStatus({ code: api.SpanStatusCode.ERROR });
  }
  span.end();
}

function errorType(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  // Drizzle wraps the driver's error, whose code is more useful.
  const { cause } = error;
  const { code } = (cause instanceof Error ? cause : error) as { code?: unknown };
  return typeof code === "string" ? code : error.name;
}

/** Runs `work` in a span that ends with it; without tracing only runs `work`. */
export async function inSpan<T>(
  options: SpanOptions,
  work: (span: OpenSpan | undefined) => Promise<T>,
): Promise<T> {
  const span = openSpan(options);
  if (!span) return work(undefined);
  try {
    const result = await span.run(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
