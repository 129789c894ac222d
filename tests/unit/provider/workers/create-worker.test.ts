import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { normalMode, type OperationMode } from "#contract/operation/operation-mode.ts";
import { createWorker } from "#provider/workers/create-worker.ts";
import { createWakeSignal } from "#provider/workers/wake-signal.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const every = 1_000;
const failure = "the work failed";
let mode: OperationMode;
const operation = { mode: async () => mode };
beforeEach(() => void (mode = normalMode));

describe("createWorker", () => {
  it("runs at once, then once per period, until it is stopped", async () => {
    const work = vi.fn(async () => undefined);
    const worker = createWorker({ log: { error: vi.fn() }, operation, every, job: "mails", failure, work });
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
    const worker = createWorker({ log: { error }, operation, every, job: "mails", failure, work });
    await vi.advanceTimersByTimeAsync(every);
    expect(error.mock.calls).toEqual([[{ err: expect.any(Error) }, failure]]);
    expect(work).toHaveBeenCalledTimes(2);
    await worker.stop();
  });

  it("runs rounds side by side and doesn't miss a signal during a round", async () => {
    const wake = createWakeSignal();
    const ends: (() => void)[] = [];
    const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const log = { error: vi.fn() };
    const worker = createWorker({ log, operation, every, concurrency: 2, wake, job: "mails", failure, work });
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
    wake.wake();
    for (const end of ends.splice(0)) end();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(4);
    for (const end of ends) end();
    await worker.stop();
  });

  it("starts no round while the operation mode isn't normal, and continues afterwards", async () => {
    mode = { ...normalMode, state: "read_only" };
    const work = vi.fn(async () => undefined);
    const worker = createWorker({ log: { error: vi.fn() }, operation, every, job: "mails", failure, work });
    await vi.advanceTimersByTimeAsync(3 * every);
    expect(work).not.toHaveBeenCalled();
    mode = normalMode;
    await vi.advanceTimersByTimeAsync(every);
    expect(work).toHaveBeenCalled();
    await worker.stop();
  });

  it("ends a running round when the operation mode is no longer normal", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
    const work = vi.fn(
      (stopped: AbortSignal) => new Promise((resolve) => stopped.addEventListener("abort", resolve)),
    );
    const worker = createWorker({ log: { error: vi.fn() }, operation, every, job: "mails", failure, work });
    await vi.advanceTimersByTimeAsync(every);
    expect(work.mock.calls[0]![0].aborted).toBe(false);
    mode = { ...normalMode, state: "maintenance" };
    await vi.advanceTimersByTimeAsync(every);
    expect(work.mock.calls[0]![0].aborted).toBe(true);
    await worker.stop();
  });

  it("stops while it is paused", async () => {
    mode = { ...normalMode, state: "read_only" };
    const work = vi.fn(async () => undefined);
    const worker = createWorker({ log: { error: vi.fn() }, operation, every, job: "mails", failure, work });
    await vi.advanceTimersByTimeAsync(every);
    await worker.stop();
    expect(work).not.toHaveBeenCalled();
  });
});
