/** Returns the environment of `server.mjs`. The provider's port is the dashboard's plus one. */
export function serverEnvironment(port: number) {
  return {
    PORT: String(port),
    PROVIDER_PORT: String(port + 1),
    NETWORK_PORT: String(port + 50),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SEED: "demo",
    // All tests come from one address, and how many requests they send per minute depends on the machine.
    REQUESTS_PER_MINUTE: "0",
    // The provider's speed also depends on the machine. Time limits have their own tests.
    PROVIDER_WAIT_FACTOR: "10",
    // Decisions are carried out immediately. A browser test can't wait for the time to undo.
    DECISION_UNDO_SECONDS: "0",
    // The browsers need the other cores.
    DASHBOARD_PROCESSES: "1",
    PROGRAMS_LOG: `test-results/programs-${port}.log`,
  };
}
