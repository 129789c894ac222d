import { defineConfig } from "vitest/config";

const long = process.env.LONG === "1";

/**
 * `testTimeout` ends what hangs; it measures nothing, as machines are shared. Not isolated, a file begins with the
 * modules the one before it loaded: loading them anew is a third of the work. Each project has workers of its own
 * that load them once, so there is one for all that can share.
 */
function project(name: string, folders: string[], testTimeout: number, isolate = false) {
  return {
    extends: true as const,
    test: {
      name,
      include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
      environment: "node",
      isolate,
      testTimeout: long ? testTimeout * 20 : testTimeout,
      hookTimeout: 120_000,
      // What is waited for comes when it comes: a limit ends what never does.
      expect: { poll: { timeout: 60_000 } },
    },
  };
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // One more than there are cores: files that drive programs of their own wait for them most of the time.
    maxWorkers: 3,
    projects: [
      project("together", ["unit", "routes", "matrix", "provider", "faults"], 400_000),
      // Stand in for modules that others share.
      project("alone", ["alone"], 120_000, true),
      // Held to times: only where the machine is the run's own (`npm run test:long`).
      project("timed", ["timed"], 300_000),
    ],
  },
});
