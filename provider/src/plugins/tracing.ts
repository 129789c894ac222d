import fp from "fastify-plugin";
import { isTracing, type OpenSpan, openSpan } from "#shared/tracing/spans.ts";

const probes = new Set(["/healthz", "/readyz"]);

/**
 * Records a span for each request except health probes. The span has the name of the route, so that ids in
 * paths aren't recorded. It continues the dashboard's trace; other callers can't choose a trace.
 */
export const tracing = fp(async function tracing(app) {
  if (!isTracing()) return;
  const spans = new WeakMap<object, OpenSpan>();

  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    if (probes.has(route)) return done();
    const { traceparent } = request.headers;
    const span = openSpan({
      name: `${request.method} ${route}`,
      kind: "server",
      attributes: { "http.request.method": request.method, "http.route": route },
      ...(request.isFromDashboard && typeof traceparent === "string" ? { traceparent } : { isRoot: true }),
    });
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });

  // The active span is lost when a body is read, so it is set again.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });

  app.addHook("onResponse", async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.set({ "http.response.status_code": statusCode });
    span?.end(statusCode >= 500 ? `${statusCode}` : undefined);
  });
});
