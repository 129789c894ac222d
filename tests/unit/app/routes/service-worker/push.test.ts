import { describe, expect, test } from "vitest";
import { startServiceWorker } from "../../../../support/pages/service-worker-harness";

const message = {
  title: "You earned cash back",
  body: "$6.50 from Target",
  tag: "n-1",
  path: "/en/apps/notifications?view_id=n-1",
  lang: "en",
  dir: "ltr",
};
const data = { json: () => message };
const safari = "Version/18.1 Safari/605.1.15";

describe("a push message", () => {
  test("is shown with its texts while no page is open", async () => {
    const worker = startServiceWorker();
    await worker.dispatch("push", { data });
    expect(worker.state.shown).toMatchObject([
      { title: message.title, options: { body: message.body, tag: "n-1", lang: "en", dir: "ltr" } },
    ]);
  });

  test("is shown while all pages are in the background", async () => {
    const worker = startServiceWorker({ pages: [{ visibilityState: "hidden" }] });
    await worker.dispatch("push", { data });
    expect(worker.state.shown).toHaveLength(1);
  });

  test("isn't shown beside a page in front, which shows it itself", async () => {
    const pages = [{ visibilityState: "hidden" }, { visibilityState: "visible" }];
    const worker = startServiceWorker({ pages });
    await worker.dispatch("push", { data });
    expect(worker.state.shown).toEqual([]);
  });

  test("is shown without a sound where browsers end silent subscriptions", async () => {
    const worker = startServiceWorker({ pages: [{ visibilityState: "visible" }], userAgent: safari });
    await worker.dispatch("push", { data });
    expect(worker.state.shown).toMatchObject([{ options: { silent: true } }]);
  });

  test("without content shows nothing", async () => {
    const worker = startServiceWorker();
    await worker.dispatch("push", { data: null });
    expect(worker.state.shown).toEqual([]);
  });
});

describe("a click on a notification", () => {
  const notification = (path: string) => ({ data: { path }, close: () => undefined });

  test("opens its page", async () => {
    const worker = startServiceWorker();
    await worker.dispatch("notificationclick", { notification: notification(message.path) });
    expect(worker.state.opened).toEqual([`https://cash.example${message.path}`]);
  });

  test("navigates an open page instead of opening another", async () => {
    const visited: string[] = [];
    const page = {
      visibilityState: "hidden",
      focus: async () => undefined,
      navigate: async (address: string) => {
        visited.push(address);
        return page;
      },
    };
    const worker = startServiceWorker({ pages: [page] });
    await worker.dispatch("notificationclick", { notification: notification(message.path) });
    expect(visited).toEqual([`https://cash.example${message.path}`]);
    expect(worker.state.opened).toEqual([]);
  });

  test("opens a page where the open one can't be navigated", async () => {
    const navigate = () => Promise.reject(new TypeError("not controlled"));
    const worker = startServiceWorker({ pages: [{ visibilityState: "hidden", navigate }] });
    await worker.dispatch("notificationclick", { notification: notification(message.path) });
    expect(worker.state.opened).toHaveLength(1);
  });

  test("never leads to another site", async () => {
    const worker = startServiceWorker();
    await worker.dispatch("notificationclick", { notification: notification("//elsewhere.example/") });
    expect(worker.state.opened).toEqual([]);
  });
});

test("a subscription that the browser replaced is sent to the dashboard", async () => {
  const network = { "/notifications/push": () => new Response("{}") };
  const worker = startServiceWorker({ network });
  const newSubscription = { endpoint: "https://push.example/new" };
  await worker.dispatch("pushsubscriptionchange", { oldSubscription: null, newSubscription });
  const body = new URLSearchParams(await worker.state.requests[0]!.text());
  expect(body.get("subscription")).toBe(JSON.stringify(newSubscription));
  expect(body.get("language")).toBe("fr");
});
