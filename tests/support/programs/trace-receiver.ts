import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** A span as OTLP writes it in JSON, with the name of its service. */
export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}

interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: Omit<ReceivedSpan, "service">[] }[];
  }[];
}

/** Starts a receiver of OpenTelemetry traces (OTLP over HTTP, JSON). */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const waiters = new Set<() => void>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      spans.push(...spansOf(JSON.parse(body) as Export));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
      for (const check of waiters) check();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** The bodies of all requests, as they were sent. */
    bodies,
    /** Resolves with the spans once they fulfil a condition. */
    until(isComplete: (received: ReceivedSpan[]) => boolean): Promise<ReceivedSpan[]> {
      return new Promise((resolve) => {
        const check = () => {
          if (!isComplete(spans)) return;
          waiters.delete(check);
          resolve([...spans]);
        };
        waiters.add(check);
        check();
      });
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
export type TraceReceiver = Awaited<ReturnType<typeof startTraceReceiver>>;

function spansOf({ resourceSpans }: Export): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue ?? "";
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })));
  });
}
