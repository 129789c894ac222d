import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefetchOnIntent, takePrefetched } from "~/navigation/prefetch-data";

const page = "https://cash.test/en/apps/wallet/my-balance";
const target = "https://cash.test/en/stores?category=home";
// The framework's encoding of { root: { data: "fresh" } }.
const createResponse = () => new Response('[{"_1":2},"root",{"_3":4},"data","fresh"]\n');
const fetches = vi.fn<typeof fetch>();
let events: Record<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  fetches.mockReset().mockImplementation(async () => createResponse());
  events = {};
  vi.stubGlobal("fetch", fetches);
  vi.stubGlobal("location", new URL(page));
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  take(new Request("https://cash.test/", { method: "POST" }));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const take = (request = new Request(target)) => takePrefetched(request);

function startHover(href = target, type = "pointermove"): void {
  const addEventListener = (name: string, listener: () => void) => (events[name] = listener);
  prefetchOnIntent({ href, addEventListener } as unknown as HTMLAnchorElement, type);
}

function hoverLong(href?: string): void {
  startHover(href);
  vi.advanceTimersByTime(80);
}

describe("prefetching the data of a link", () => {
  test("gives the navigation the data of each route", async () => {
    hoverLong();
    expect(await take()).toEqual({ root: { type: "data", result: "fresh" } });
  });

  test("requests the link's whole address and marks the request as a prefetch", () => {
    hoverLong();
    expect(fetches.mock.calls[0]?.[0]).toBe("https://cash.test/en/stores.data?category=home");
    expect(fetches.mock.calls[0]?.[1]?.headers).toEqual({ Purpose: "prefetch" });
  });

  test("starts at once when a finger touches the link", () => {
    startHover(target, "touchstart");
    expect(fetches).toHaveBeenCalledOnce();
  });

  test.each(["pointerleave", "pointerdown", "blur"])(
    "doesn't start after a short hover that ends by %s",
    (end) => {
      startHover();
      events[end]?.();
      vi.advanceTimersByTime(1000);
      expect(fetches).not.toHaveBeenCalled();
    },
  );

  test("fetches once while the pointer moves within the link", () => {
    hoverLong();
    hoverLong();
    expect(fetches).toHaveBeenCalledOnce();
  });

  test("doesn't fetch the page that is shown", () => {
    hoverLong(`${page}#list`);
    expect(fetches).not.toHaveBeenCalled();
  });

  test("doesn't fetch an opened notification, whose click marks it as read", () => {
    hoverLong("https://cash.test/en/apps/notifications?view_id=7");
    expect(fetches).not.toHaveBeenCalled();
  });

  test("gives no data that is older than five seconds", () => {
    hoverLong();
    vi.advanceTimersByTime(5001);
    expect(take()).toBeUndefined();
  });

  test("gives data once", () => {
    hoverLong();
    take();
    expect(take()).toBeUndefined();
  });

  test.each([
    ["a form is sent", new Request("https://cash.test/en/theme", { method: "POST" })],
    ["the current page is loaded again", new Request(page)],
  ])("drops the data when %s", (_, request) => {
    hoverLong();
    take(request);
    expect(take()).toBeUndefined();
  });

  test("keeps the data if a part of the page is loaded", async () => {
    hoverLong();
    take(new Request("https://cash.test/search/stores?q=a"));
    expect(await take()).toBeDefined();
  });

  test("stops if the finger scrolls the page", () => {
    startHover(target, "touchstart");
    events["pointercancel"]?.();
    expect(fetches.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(take()).toBeUndefined();
  });

  test.each([
    ["an error", () => new Response('[{"_1":2},"root",{"_3":4},"error","broken"]\n')],
    ["a redirect", () => new Response("", { status: 202 })],
    ["a refusal", () => new Response("", { status: 503 })],
    ["something else", () => new Response("<!doctype html>")],
  ])("gives the navigation no prefetched data for %s", async (_, respond) => {
    fetches.mockImplementation(async () => respond());
    hoverLong();
    expect(await take()).toBeUndefined();
  });

  test("gives the navigation no prefetched data after a lost connection", async () => {
    fetches.mockRejectedValue(new TypeError("Failed to fetch"));
    hoverLong();
    expect(await take()).toBeUndefined();
  });
});
