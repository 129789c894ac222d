import { defineConfig } from "vitest/config";

const long = process.env.LONG === "1";

/**
 * `testTimeout` only stops tests that hang; it isn't a performance limit. Without isolation, test files in a
 * worker share loaded modules, which saves a third of the time. Projects don't share workers, so all files that
 * tolerate sharing are in one project.
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
      // Only stops a poll that never succeeds.
      expect: { poll: { timeout: 60_000 } },
    },
  };
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // More would load the sources once more each, and two with their programs keep two cores busy.
    maxWorkers: 2,
    projects: [
      project("together", ["unit", "routes", "matrix", "provider", "faults"], 400_000),
      // Files that mock modules other files share.
      project("alone", ["alone"], 120_000, true),
      // Files that start, kill or overload programs, or let their connections and calls fail.
      project("kills", ["kills"], 400_000),
      // Files that measure time. They need an otherwise idle machine (`npm run test:long`).
      project("timed", ["timed"], 300_000),
    ],
  },
});
