import { test as base } from "./fixture.ts";

interface World {
  /** Where its dashboard answers. */
  origin: string;
  close: () => Promise<void>;
}

/** `test` on programs of the worker's own, which `start` starts. */
export function worldTest<W extends World>(start: () => Promise<W>) {
  return base.extend<object, { world: W }>({
    world: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs off the pattern
      async ({}, use) => {
        const world = await start();
        await use(world);
        await world.close();
      },
      { scope: "worker", timeout: 120_000 },
    ],
    baseURL: async ({ world }, use) => use(world.origin),
  });
}
