import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preloadMenuFiles } from "../../../../app/navigation/menu-files.ts";

const connections = [
  { connection: undefined, preloads: true },
  { connection: { saveData: false, effectiveType: "4g" }, preloads: true },
  { connection: { saveData: true, effectiveType: "4g" }, preloads: false },
  { connection: { saveData: false, effectiveType: "2g" }, preloads: false },
  { connection: { saveData: false, effectiveType: "slow-2g" }, preloads: false },
];

describe("the code that screens of the menu share", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(connections)("is preloaded on $connection: $preloads", async ({ connection, preloads }) => {
    const findLinks = vi.fn(() => []);
    vi.stubGlobal("navigator", { connection });
    vi.stubGlobal("document", { querySelectorAll: findLinks });
    const preloading = preloadMenuFiles();
    await vi.runAllTimersAsync();
    await preloading;
    expect(findLinks).toHaveBeenCalledTimes(preloads ? 1 : 0);
  });
});
