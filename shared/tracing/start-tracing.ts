import { setTimeout as delay } from "node:timers/promises";
import { dropIdleTraces } from "./drop-idle-traces.ts";
import { traceOutgoingCalls } from "./outgoing-calls.ts";
import { setTracing } from "./spans.ts";

interface TracingOptions {
  /** The name of the service, unless `OTEL_SERVICE_NAME` is set. */
  service: string;
  /** The collector; tracing is off without one. */
  endpoint: string | undefined;
  /** The origin to which calls carry the trace's context. */
  propagateTo?: string;
  /** Called when spans can't be sent. */
  onProblem: (message: string) => void;
}

/** Milliseconds the last spans have to be sent when the process stops. */
const flushTimeout = 2_000;

/**
 * Starts to send traces by OTLP over HTTP. Returns a function that sends the last ones and stops. The
 * packages of OpenTelemetry are loaded only with an endpoint; they read the other `OTEL_…` variables
 * themselves.
 */
export async function startTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const { service, endpoint, propagateTo, onProblem } = options;
  if (!endpoint) return async () => undefined;
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const ignore = () => undefined;
  const logger = { error: onProblem, warn: onProblem, info: ignore, debug: ignore, verbose: ignore };
  api.diag.setLogger(logger, api.DiagLogLevel.WARN);
  const provider = new sdk.NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [dropIdleTraces(new sdk.BatchSpanProcessor(new OTLPTraceExporter()))],
  });
  provider.register();
  setTracing({ api, tracer: provider.getTracer("cashlane") });
  traceOutgoingCalls(propagateTo);
  return async () => {
    setTracing(undefined);
    const flushed = provider.shutdown().catch(() => undefined);
    await Promise.race([flushed, delay(flushTimeout, undefined, { ref: false })]);
  };
}
