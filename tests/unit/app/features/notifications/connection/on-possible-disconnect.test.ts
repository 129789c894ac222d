import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onPossibleDisconnect } from "~/features/notifications/connection/on-possible-disconnect";

const page = new EventTarget();
const tab = Object.assign(new EventTarget(), { hidden: false });
const network = new EventTarget();
const called = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z") });
  vi.stubGlobal("document", tab);
  vi.stubGlobal("navigator", { connection: network });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  tab.hidden = false;
  called.mockClear();
  stop = onPossibleDisconnect(() => void called());
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function dispatchAllEvents(): void {
  for (const name of ["online", "offline"]) page.dispatchEvent(new Event(name));
  network.dispatchEvent(new Event("change"));
  tab.dispatchEvent(new Event("visibilitychange"));
}

test("fires when the network appears, disappears or changes and when the tab is shown", () => {
  dispatchAllEvents();
  expect(called).toHaveBeenCalledTimes(4);
});

test("hiding a tab isn't a return", () => {
  tab.hidden = true;
  tab.dispatchEvent(new Event("visibilitychange"));
  expect(called).not.toHaveBeenCalled();
});

test("detects sleep, but not timers throttled to once a minute", () => {
  vi.advanceTimersByTime(600_000);
  vi.setSystemTime(Date.now() + 70_000);
  vi.advanceTimersByTime(10_000);
  expect(called).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(called).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(called).toHaveBeenCalledTimes(1);
});

test("calls nothing after stopping", () => {
  stop();
  dispatchAllEvents();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(60_000);
  expect(called).not.toHaveBeenCalled();
});
