import { createNetwork } from "./network.ts";
import { readSettings } from "./settings.ts";

/**
 * Starts the demo's networks as a separate program, because real networks are external systems. Only with
 * SEED=demo.
 */
function start(): void {
  const settings = readSettings(process.env);
  const server = createNetwork(settings);
  server.listen(settings.NETWORK_PORT, settings.HOST);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      server.closeAllConnections();
      server.close(() => process.exit(0));
    });
  }
}

try {
  start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
