import { describe, expect, it } from "vitest";
import { createSerialQueue } from "#shared/serial-queue.ts";

/** Returns a task that runs until the test ends it. */
function heldWork() {
  const steps: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  function work(name: string) {
    return () => {
      steps.push(`${name} begins`);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => {
          steps.push(`${name} ends`);
          if (error) reject(error);
          else resolve(name);
        });
      });
    };
  }
  return { steps, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

describe("a serial queue", () => {
  it("starts at once when idle, and runs the rest in order", async () => {
    const queue = createSerialQueue();
    const { steps, work, end } = heldWork();
    const all = ["one", "two", "three"].map((name) => queue.run("a", work(name)));
    expect(steps).toEqual(["one begins"]);
    for (const name of ["one", "two", "three"]) {
      await expect.poll(() => steps.at(-1)).toBe(`${name} begins`);
      end(name);
    }
    expect(await Promise.all(all)).toEqual(["one", "two", "three"]);
    expect(steps).toEqual(["one", "two", "three"].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it("runs different keys side by side", () => {
    const queue = createSerialQueue();
    const { steps, work } = heldWork();
    void queue.run("a", work("one"));
    void queue.run("b", work("two"));
    expect(steps).toEqual(["one begins", "two begins"]);
  });

  it("continues after a failure, which only its caller sees", async () => {
    const queue = createSerialQueue();
    const { work, end, steps } = heldWork();
    const failed = queue.run("a", work("one"));
    const next = queue.run("a", work("two"));
    end("one", new Error("broken"));
    await expect(failed).rejects.toThrow("broken");
    await expect.poll(() => steps.at(-1)).toBe("two begins");
    end("two");
    expect(await next).toBe("two");
    const thrown = queue.run("a", () => {
      throw new Error("at once");
    });
    await expect(thrown).rejects.toThrow("at once");
  });

  it("is busy until the last job is done, then forgets the key", async () => {
    const queue = createSerialQueue();
    const { work, end } = heldWork();
    expect(queue.isBusy("a")).toBe(false);
    const one = queue.run("a", work("one"));
    const two = queue.run("a", () => Promise.resolve("two"));
    end("one");
    await one;
    expect(queue.isBusy("a")).toBe(true);
    await two;
    expect(queue.isBusy("a")).toBe(false);
  });
});
