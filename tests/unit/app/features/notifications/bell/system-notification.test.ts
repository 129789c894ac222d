import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showSystemNotification } from "~/features/notifications/bell/system-notification";

const notification = {
  id: "n-1",
  type: "withdrawal_paid",
  title: "Tiền rút đã được chuyển",
  description: "…",
};
const shownParameters: unknown[][] = [];
const created: SystemNotification[] = [];
const open = vi.fn();
class SystemNotification {
  static permission = "granted";
  onclick: () => void = () => undefined;
  close = vi.fn();
  constructor(...parameters: unknown[]) {
    shownParameters.push(parameters);
    created.push(this);
  }
}
const stubFetch = (respond: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(respond));

beforeEach(() => {
  shownParameters.length = created.length = 0;
  open.mockClear();
  SystemNotification.permission = "granted";
  vi.stubGlobal("window", { Notification: SystemNotification, focus: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

test("shows enabled types, once for all tabs, in the member's language", async () => {
  stubFetch(async () => Response.json({ show: true }));
  await showSystemNotification(notification, open);
  expect(fetch).toHaveBeenCalledWith("/notifications/browser?type=withdrawal_paid");
  expect(shownParameters).toEqual([[notification.title, { body: "…", tag: "n-1", lang: "vi" }]]);
});

test("clicking it focuses the tab and opens the notification", async () => {
  stubFetch(async () => Response.json({ show: true }));
  await showSystemNotification(notification, open);
  expect(open).not.toHaveBeenCalled();
  created[0]?.onclick();
  expect(
    [open, window.focus, created[0]?.close].map((called) => vi.mocked(called!).mock.calls.length),
  ).toEqual([1, 1, 1]);
});

test("shows the discreet texts of members who chose them, also while the provider doesn't answer", async () => {
  const discreet = { title: "News about your account", description: "Open Cashlane to read it." };
  stubFetch(async () => Response.json({ show: true, discreet }));
  await showSystemNotification(notification, open);
  stubFetch(async () => Response.json(null, { status: 503 }));
  await showSystemNotification(notification, open);
  const expected = [discreet.title, { body: discreet.description, tag: "n-1", lang: "en" }];
  expect(shownParameters).toEqual([expected, expected]);
  stubFetch(async () => Response.json({ show: true }));
  await showSystemNotification(notification, open);
  expect(shownParameters.at(-1)?.[0]).toBe(notification.title);
});

test("shows nothing when switched off or in quiet hours", async () => {
  stubFetch(async () => Response.json({ show: false }));
  await showSystemNotification(notification, open);
  expect(shownParameters).toEqual([]);
});

test.each<[string, () => Promise<Response>]>([
  ["an error", async () => Response.json(null, { status: 503 })],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["nonsense", async () => new Response("<html>")],
])("0090 with %s it is shown rather than lost", async (_, respond) => {
  stubFetch(respond);
  await showSystemNotification(notification, open);
  expect(shownParameters).toHaveLength(1);
});

test("without the browser's permission the provider isn't called", async () => {
  SystemNotification.permission = "denied";
  stubFetch(async () => Response.json({ show: true }));
  await showSystemNotification(notification, open);
  expect(shownParameters).toEqual([]);
  expect(vi.mocked(fetch).mock.calls).toEqual([]);
});
