import type { ReadableSpan, Span, SpanProcessor } from "@opentelemetry/sdk-trace-node";

/** The attribute with the name of a background job, on the first span of its round. */
export const jobAttribute = "cashlane.job";

/** Queries of a round that only looks for work. */
const idleQueries = 2;

/**
 * Leaves out the rounds of background jobs that found nothing to do. Workers look for work every second, so
 * most traces would be empty ones.
 */
export function dropIdleTraces(next: SpanProcessor): SpanProcessor {
  /** The ended spans of running rounds by trace. */
  const endedSpans = new Map<string, ReadableSpan[]>();

  function isFirst(span: ReadableSpan): boolean {
    return span.parentSpanContext === undefined && jobAttribute in span.attributes;
  }

  return {
    onStart(span: Span, parent) {
      if (isFirst(span)) endedSpans.set(span.spanContext().traceId, []);
      next.onStart(span, parent);
    },
    onEnd(span) {
      const { traceId } = span.spanContext();
      const ended = endedSpans.get(traceId);
      if (!ended) return next.onEnd(span);
      ended.push(span);
      if (!isFirst(span)) return;
      endedSpans.delete(traceId);
      const hasFailed = ended.some(({ attributes }) => "error.type" in attributes);
      if (ended.length > idleQueries + 1 || hasFailed) for (const each of ended) next.onEnd(each);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}
