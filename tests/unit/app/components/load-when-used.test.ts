import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("window", { requestIdleCallback: (task: () => void) => task() });
});
afterEach(() => vi.unstubAllGlobals());

it("loads what waits at the first interaction, once", async () => {
  const { loadWhenUsed, startLoading } = await import("~/components/lazy/load-when-used");
  const load = vi.fn();
  loadWhenUsed(load);
  expect(load).not.toHaveBeenCalled();
  startLoading();
  startLoading();
  expect(load).toHaveBeenCalledOnce();
});

it("loads at once what is added after the first interaction", async () => {
  const { loadWhenUsed, startLoading } = await import("~/components/lazy/load-when-used");
  startLoading();
  const load = vi.fn();
  loadWhenUsed(load);
  expect(load).toHaveBeenCalledOnce();
});
