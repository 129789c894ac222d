import type { ReadableSpan, Span } from "@opentelemetry/sdk-trace-node";
import { ROOT_CONTEXT } from "@opentelemetry/api";
import { expect, test } from "vitest";
import { jobAttribute, dropIdleTraces } from "#shared/tracing/drop-idle-traces.ts";

function spanOf(name: string, traceId: string, { isChild = true, attributes = {} } = {}): Span {
  const parentSpanContext = isChild ? { traceId, spanId: "1", traceFlags: 1 } : undefined;
  return { name, attributes, parentSpanContext, spanContext: () => ({ traceId }) } as unknown as Span;
}

/** Ends a round's queries and then the round. Returns the names of the spans that are sent. */
function sentSpansOfRun(queries: { error?: string }[]): string[] {
  const sentNames: string[] = [];
  const processor = dropIdleTraces({
    onStart: () => undefined,
    onEnd: ({ name }: ReadableSpan) => void sentNames.push(name),
    forceFlush: async () => undefined,
    shutdown: async () => undefined,
  });
  const run = spanOf("mails", "a", { isChild: false, attributes: { [jobAttribute]: "mails" } });
  processor.onStart(run, ROOT_CONTEXT);
  const other = spanOf("GET /", "b", { isChild: false });
  processor.onStart(other, ROOT_CONTEXT);
  for (const { error } of queries)
    processor.onEnd(spanOf("query", "a", { attributes: error ? { "error.type": error } : {} }));
  processor.onEnd(other);
  processor.onEnd(run);
  return sentNames;
}

test("leaves out a job's round that only looked for work", () => {
  expect(sentSpansOfRun([{}, {}])).toEqual(["GET /"]);
});

test("sends a job's round that found work, once it has ended", () => {
  expect(sentSpansOfRun([{}, {}, {}])).toEqual(["GET /", "query", "query", "query", "mails"]);
});

test("sends a job's round that failed", () => {
  expect(sentSpansOfRun([{ error: "57P01" }])).toEqual(["GET /", "query", "mails"]);
});
