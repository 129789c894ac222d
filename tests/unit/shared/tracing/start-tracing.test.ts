import { afterEach, expect, test, vi } from "vitest";
import { inSpan, isTracing } from "#shared/tracing/spans.ts";
import { startTracing } from "#shared/tracing/start-tracing.ts";

const loaded = vi.hoisted((): string[] => []);
vi.mock("@opentelemetry/sdk-trace-node", async (original) => {
  loaded.push("sdk");
  return original();
});
vi.mock("@opentelemetry/exporter-trace-otlp-http", async (original) => {
  loaded.push("exporter");
  return original();
});

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

const options = { service: "cashlane-test", onProblem: () => undefined };

test("without an endpoint nothing of OpenTelemetry is loaded", async () => {
  stop = await startTracing({ ...options, endpoint: undefined });
  expect(loaded).toEqual([]);
  expect(isTracing()).toBe(false);
});

test("without an endpoint work runs without a span", async () => {
  const result = await inSpan({ name: "work", kind: "internal" }, async (span) => span === undefined);
  expect(result).toBe(true);
});

test("with an endpoint work runs in a span", async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:9");
  stop = await startTracing({ ...options, endpoint: "http://127.0.0.1:9" });
  const traceparent = await inSpan({ name: "work", kind: "internal" }, async (span) => span?.traceparent());
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});
