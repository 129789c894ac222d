/** What `server.mjs` is told: the provider listens one port above the dashboard. */
export function serverEnvironment(port: number) {
  return {
    PORT: String(port),
    PROVIDER_PORT: String(port + 1),
    NETWORK_PORT: String(port + 50),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SEED: "demo",
    // All tests come from one address: how many requests it makes a minute is the machine's matter.
    REQUESTS_PER_MINUTE: "0",
    PROGRAMS_LOG: `test-results/programs-${port}.log`,
  };
}
