import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createWorker } from "#provider/workers/create-worker.ts";
import { createWakeSignal } from "#provider/workers/wake-signal.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const every = 1_000;
const failure = "the work failed";

describe("createWorker", () => {
  it("runs at once, then once per period, until it is stopped", async () => {
    const work = vi.fn(async () => undefined);
    const worker = createWorker({ log: { error: vi.fn() }, every, failure, work });
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * every);
    expect(work).toHaveBeenCalledTimes(3);
    await worker.stop();
    await vi.advanceTimersByTimeAsync(5 * every);
    expect(work).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("logs a failing round and continues", async () => {
    const error = vi.fn();
    const work = vi.fn().mockRejectedValueOnce(new Error("no database")).mockResolvedValue(undefined);
    const worker = createWorker({ log: { error }, every, failure, work });
    await vi.advanceTimersByTimeAsync(every);
    expect(error.mock.calls).toEqual([[{ err: expect.any(Error) }, failure]]);
    expect(work).toHaveBeenCalledTimes(2);
    await worker.stop();
  });

  it("runs rounds side by side and does not miss a signal during a round", async () => {
    const wake = createWakeSignal();
    const ends: (() => void)[] = [];
    const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const worker = createWorker({ log: { error: vi.fn() }, every, concurrency: 2, wake, failure, work });
    expect(work).toHaveBeenCalledTimes(2);
    wake.wake();
    for (const end of ends.splice(0)) end();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(4);
    for (const end of ends) end();
    await worker.stop();
  });
});
