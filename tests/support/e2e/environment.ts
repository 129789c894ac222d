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
    // How long the provider takes is the machine's matter, too; how long pages wait has tests of its own.
    PROVIDER_WAIT_FACTOR: "10",
    PROGRAMS_LOG: `test-results/programs-${port}.log`,
  };
}
