import { test as base } from "./fixture.ts";

interface World {
  /** Where its dashboard answers. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * All suites with programs of their own run in the same workers: to load the provider's modules anew costs ten
 * times what a world costs. A worker keeps one world at a time.
 */
const worker = base.extend<object, { worlds: ReturnType<typeof keepOne> }>({
  worlds: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs off the pattern
    async ({}, use) => {
      const worlds = keepOne();
      await use(worlds);
      await worlds.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** `test` on programs of its own, which `start` starts and the next suite's take the place of. */
export function worldTest<W extends World>(start: () => Promise<W>) {
  return worker.extend<{ world: W }>({
    world: [async ({ worlds }, use) => use(await worlds.of(start)), { timeout: 120_000 }],
    baseURL: async ({ world }, use) => use(world.origin),
  });
}

function keepOne() {
  let kept: { start: () => Promise<World>; world: World } | undefined;
  return {
    async of<W extends World>(start: () => Promise<W>): Promise<W> {
      if (kept?.start === start) return kept.world as W;
      await this.close();
      const world = await start();
      kept = { start, world };
      return world;
    },
    async close(): Promise<void> {
      const { world } = kept ?? {};
      kept = undefined;
      await world?.close();
    },
  };
}
