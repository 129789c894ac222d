import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Dashboard, startDashboard } from "../support/programs/dashboard";
import { builtProgram } from "../support/programs/built-program";
import { testVariables } from "../support/programs/provider";
import { type ProviderProcess, startProviderProcess } from "../support/programs/provider-process";
import {
  type ReceivedSpan,
  startTraceReceiver,
  type TraceReceiver,
} from "../support/programs/trace-receiver";

const email = "traced-member@cashlane.test";
const password = "Traced-horse-7";

let receiver: TraceReceiver;
let provider: ProviderProcess;
let dashboard: Dashboard;
beforeAll(async () => {
  receiver = await startTraceReceiver();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin, OTEL_BSP_SCHEDULE_DELAY: "20" };
  provider = await startProviderProcess(tracing);
  dashboard = await startDashboard({
    providerOrigin: provider.origin,
    env: { INTERNAL_KEY: testVariables.INTERNAL_KEY, ...tracing },
  });
});
afterAll(async () => {
  await dashboard.stop();
  await provider.kill();
  await receiver.close();
});

/** Returns the received spans of the trace that contains the span of this page. */
async function traceOf(page: string): Promise<ReceivedSpan[]> {
  const isPage = ({ name, service }: ReceivedSpan) => service === "cashlane-dashboard" && name === page;
  const all = await receiver.until((spans) => {
    const span = spans.find(isPage);
    const parts = spans.filter(({ traceId }) => traceId === span?.traceId);
    return parts.some(({ service }) => service === "cashlane-provider");
  });
  const { traceId } = all.find(isPage)!;
  return all.filter((span) => span.traceId === traceId);
}

test("a page request gives one trace with spans of both programs", async () => {
  await dashboard.request("/en/stores?search=private-words-4711");
  const trace = await traceOf("GET /:lang/stores");
  const call = trace.find(({ name }) => name === "GET 127.0.0.1")!;
  const childSpans = trace.filter(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(childSpans.map(({ service }) => service)).toEqual(["cashlane-provider"]);
  expect(childSpans[0]!.name).toMatch(/^GET \/apis\/v1\//);
  const queries = trace.filter(({ attributes }) => attributes.some(({ key }) => key === "db.system.name"));
  expect(queries.length).toBeGreaterThan(0);
  expect(new Set(queries.map(({ service }) => service))).toEqual(new Set(["cashlane-provider"]));
});

test("queries after a request's body was read belong to the request's trace, and its mail is a trace of its own", async () => {
  const registered = await fetch(`${provider.origin}/apis/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Traced Member", email, password }),
  });
  expect(registered.status).toBe(202);
  const isRequest = ({ name }: ReceivedSpan) => name === "POST /apis/auth/register";
  const isJob = ({ name }: ReceivedSpan) => name === "mails";
  const spans = await receiver.until((all) => all.some(isRequest) && all.some(isJob));
  const request = spans.find(isRequest)!;
  const job = spans.find(isJob)!;
  const inserts = spans.filter(({ name }) => name === "insert users");
  expect(inserts.map(({ traceId }) => traceId)).toEqual([request.traceId]);
  expect(job.parentSpanId).toBeUndefined();
  expect(job.traceId).not.toBe(request.traceId);
});

test("a caller other than the dashboard can't choose the trace", async () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await fetch(`${provider.origin}/apis/v1/no-such-call`, { headers });
  const spans = await receiver.until((all) => all.some(({ name }) => name === "GET unknown"));
  expect(spans.map((span) => span.traceId)).not.toContain(traceId);
});

test("spans hold no values of queries, addresses or forms, and no secrets", async () => {
  await traceOf("GET /:lang/stores");
  const sentText = receiver.bodies.join("\n");
  for (const value of ["private-words-4711", email, "Traced Member", password, testVariables.INTERNAL_KEY])
    expect(sentText).not.toContain(value);
});

test("the built provider imports nothing of OpenTelemetry when it starts", () => {
  const program = readFileSync(builtProgram("provider/server.js"), "utf8");
  expect(program).toContain('import("@opentelemetry/sdk-trace-node")');
  expect(program).not.toMatch(/^import [^(]*@opentelemetry/m);
});
