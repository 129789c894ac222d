import { createServer } from "node:http";
import fp from "fastify-plugin";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { registerFraudMetrics } from "../modules/fraud/metrics.ts";
import { registerJobMetrics } from "../modules/jobs/metrics.ts";

/**
 * Serves Prometheus metrics on a separate port, so that the public port reveals nothing about the process.
 * Requests are counted by route pattern, so that ids don't create series.
 */
export const metrics = fp(async function metrics(app) {
  const { METRICS_PORT: port, HOST: host } = app.environment;
  if (port === undefined) return;

  const server = createServer();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerJobMetrics(app, registry);
  registerFraudMetrics(app, registry);
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Seconds from a request's arrival to its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers: [registry],
  });

  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  server.on("request", (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  app.addHook("onReady", async () => {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, resolve);
    });
    app.log.info({ address: server.address() }, "metrics listening");
  });
  app.addHook("onClose", async () => {
    server.closeAllConnections();
    server.close();
  });
});
