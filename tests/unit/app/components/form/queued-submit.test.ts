import { describe, expect, it } from "vitest";
import { submitNewest, subscribeWaiting, waitingForm } from "~/components/form/queued-submit";

function formOf(value: string): FormData {
  const form = new FormData();
  form.set("value", value);
  return form;
}
/** A server whose responses the test releases. */
function slowServer() {
  const sent: unknown[] = [];
  const pendingSubmits: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  function submit(form: FormData) {
    sent.push(form.get("value"));
    return new Promise<void>((resolve, reject) => pendingSubmits.push({ resolve, reject }));
  }
  return { sent, pendingSubmits, submit };
}

describe("queued submits", () => {
  it("sends the first at once, then only the newest after the answer", async () => {
    const { sent, pendingSubmits, submit } = slowServer();
    const notifications: unknown[] = [];
    const stop = subscribeWaiting(() => notifications.push(waitingForm("a")?.get("value")));
    void submitNewest("a", formOf("1"), submit);
    void submitNewest("a", formOf("2"), submit);
    void submitNewest("a", formOf("3"), submit);
    expect(sent).toEqual(["1"]);
    expect(notifications).toEqual([undefined, "2", "3"]);
    pendingSubmits[0]?.resolve();
    await expect.poll(() => sent).toEqual(["1", "3"]);
    expect(waitingForm("a")).toBeUndefined();
    const last = submitNewest("a", formOf("4"), submit);
    pendingSubmits[1]?.resolve();
    await expect.poll(() => sent).toEqual(["1", "3", "4"]);
    pendingSubmits[2]?.resolve();
    await last;
    stop();
    void submitNewest("a", formOf("5"), submit);
    expect(sent.at(-1)).toBe("5");
  });

  it("sends changes of different items in parallel", () => {
    const { sent, submit } = slowServer();
    void submitNewest("b", formOf("1"), submit);
    void submitNewest("c", formOf("2"), submit);
    expect(sent).toEqual(["1", "2"]);
  });

  it("reports a failed submit, stops showing unsent values, and starts again", async () => {
    const { sent, pendingSubmits, submit } = slowServer();
    const all = submitNewest("d", formOf("1"), submit);
    void submitNewest("d", formOf("2"), submit);
    pendingSubmits[0]?.reject(new Error("broken"));
    await expect(all).rejects.toThrow("broken");
    expect(waitingForm("d")).toBeUndefined();
    void submitNewest("d", formOf("3"), submit);
    expect(sent).toEqual(["1", "3"]);
  });
});
