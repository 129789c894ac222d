import { defineConfig } from "vitest/config";

const long = process.env.LONG === "1";

/**
 * `testTimeout` ends what hangs; it measures nothing, as machines are shared. Not isolated, a file begins with the
 * modules the one before it loaded: loading them anew is a third of the work.
 */
function project(name: string, testTimeout: number, isolate = false) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
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
      project("unit", 60_000),
      project("routes", 120_000),
      project("matrix", 120_000),
      project("provider", 120_000),
      project("faults", 400_000),
      // Stand in for modules that others share.
      project("alone", 120_000, true),
      // Held to times: only where the machine is the run's own (`npm run test:long`).
      project("timed", 300_000),
    ],
  },
});
