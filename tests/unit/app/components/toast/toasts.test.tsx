import { afterEach, describe, expect, it } from "vitest";
import { ToastHost } from "~/components/toast/toast-host";
import { currentToasts, dismissToast, showToast, subscribeToasts } from "~/components/toast/toast-store";
import { render, textOf } from "../../../../support/pages/render";

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

describe("toast kit", () => {
  it("the flashed toast is rendered in a live region", () => {
    const flash = { id: "1", tone: "success" as const, title: "Saved", description: "All of it." };
    const html = render(<ToastHost flash={flash} />);
    expect(html).toMatch(/<section aria-label="Messages" aria-live="polite"/);
    expect(textOf(html)).toBe("Saved All of it.");
    expect(textOf(render(<ToastHost flash={null} />))).toBe("");
  });

  it("shows three at most, replacing the oldest or the same id", () => {
    for (const title of ["one", "two", "three", "four"]) showToast({ id: title, tone: "info", title });
    expect(currentToasts().map(({ title }) => title)).toEqual(["two", "three", "four"]);
    showToast({ id: "three", tone: "danger", title: "three again" });
    expect(currentToasts().map(({ title }) => title)).toEqual(["two", "four", "three again"]);
  });

  it("notifies subscribers until they unsubscribe", () => {
    let calls = 0;
    const stop = subscribeToasts(() => calls++);
    dismissToast(showToast({ tone: "info", title: "x" }));
    stop();
    showToast({ tone: "info", title: "y" });
    expect(calls).toBe(2);
  });
});
