import { startTracing } from "#shared/tracing/start-tracing.ts";
import { environment } from "./environment.server";
import { log } from "./log.server";

let stop: (() => Promise<void>) | undefined;

/**
 * Starts to send traces if `OTEL_EXPORTER_OTLP_ENDPOINT` is set. The provider continues the trace of each
 * call.
 */
export async function startTraces(): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, PROVIDER_ORIGIN: propagateTo } = environment();
  stop = await startTracing({
    service: "cashlane-dashboard",
    endpoint,
    propagateTo,
    onProblem: (message) => log.warn({ reason: message }, "traces"),
  });
}

/** Sends the last spans. */
export async function stopTraces(): Promise<void> {
  await stop?.();
}
