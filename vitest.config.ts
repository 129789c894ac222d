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
    // Two cores are shared by the suites and by the databases they drive.
    maxWorkers: 2,
    projects: [
      project("unit", 60_000),
      project("routes", 30_000),
      project("matrix", 30_000),
      project("provider", 120_000),
      project("faults", 400_000),
    ],
  },
});
