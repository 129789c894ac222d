import { test as base } from "./fixture.ts";

interface World {
  /** The dashboard's origin. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Suites with their own programs share workers: loading the provider's modules takes ten times as long as
 * starting the programs. A worker runs one set of programs at a time.
 */
const worker = base.extend<object, { worlds: ReturnType<typeof reuseWorld> }>({
  worlds: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs off the pattern
    async ({}, use) => {
      const worlds = reuseWorld();
      await use(worlds);
      await worlds.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** `test` with the programs that `start` starts. The next suite's programs replace them. */
export function worldTest<W extends World>(start: () => Promise<W>) {
  return worker.extend<{ world: W }>({
    world: [async ({ worlds }, use) => use(await worlds.of(start)), { timeout: 120_000 }],
    baseURL: async ({ world }, use) => use(world.origin),
  });
}

function reuseWorld() {
  let current: { start: () => Promise<World>; world: World } | undefined;
  return {
    async of<W extends World>(start: () => Promise<W>): Promise<W> {
      if (current?.start === start) return current.world as W;
      await this.close();
      const world = await start();
      current = { start, world };
      return world;
    },
    async close(): Promise<void> {
      const { world } = current ?? {};
      current = undefined;
      await world?.close();
    },
  };
}
