import { createNetwork } from "./network.ts";
import { readSettings } from "./settings.ts";

/** The demo's networks as a program of their own, as networks are foreign: started with SEED=demo only. */
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
