import { defineConfig } from "vitest/config";

const long = process.env.LONG === "1";

/** `testTimeout` ends what hangs; it measures nothing, as machines are shared. */
function project(name: string, testTimeout: number) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      environment: "node",
      testTimeout: long ? testTimeout * 20 : testTimeout,
      hookTimeout: 120_000,
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
      // Held to times: only where the machine is the run's own (`npm run test:long`).
      project("timed", 300_000),
    ],
  },
});
