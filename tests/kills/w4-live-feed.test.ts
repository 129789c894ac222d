import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { startLiveWorld, type LiveTab, type LiveWorld, numberOf } from "../support/notifications/live-tabs";
import { notifyUser } from "../support/notifications/notifications";
import { replaySeed, printCoverage, repetitions } from "../support/programs/repetitions";

const events = repetitions({ ci: 300, long: 1_000 });
const disconnects = repetitions({ ci: 30, long: 100 });
const rounds = repetitions({ ci: 1, long: 5 });
// Delays of 1, 2, 4, 8 and 16 s become 10, 20, 40, 80 and 160 ms: the same attempts in the same order.
const speedup = 100;
const polling = { timeout: 60_000, interval: 10 };
const longWait = 5_000;

let world: LiveWorld;
beforeAll(async () => {
  world = await startLiveWorld();
  // A mark-as-read that the outage interrupts is logged and undone. The badges below prove that it was undone.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world.close();
});

/** How the connection is lost, and for how long. */
const outage = fc.record({
  how: fc.constantFrom("cut", "cut", "cut", "kicked", "kicked", "kicked", "leader gone", "long"),
  before: fc.integer({ min: 0, max: 7 }),
  during: fc.integer({ min: 0, max: 12 }),
  marks: fc.constantFrom("nothing", "nothing", "one", "all"),
  tab: fc.integer({ min: 0, max: 2 }),
});
type Outage = typeof outage extends fc.Arbitrary<infer T> ? T : never;

test(`W4 ${events} events over ${disconnects} disconnects: each tab shows each event once, in order, with the right badge`, async () => {
  const outages = fc.array(outage, { minLength: disconnects, maxLength: disconnects, size: "max" });
  await fc.assert(fc.asyncProperty(outages, runOutages), {
    numRuns: rounds,
    endOnFailure: true,
    ...replaySeed,
  });
}, 300_000);

async function runOutages(outages: Outage[]): Promise<void> {
  const member = await world.member();
  const tabs = [0, 1, 2].map(() => member.openTab({ speedup }));
  /**
   * For each tab, the number of the first event after it was opened. `counts` collects how many events each tab
   * announced.
   */
  const firstEvents = new Map(tabs.map((tab) => [tab, 0]));
  const counts: number[] = [];
  let sentCount = 0;
  let gaveUp = 0;
  let wasLate = 0;

  async function cause(count: number): Promise<void> {
    for (let each = 0; each < count && sentCount < events; each += 1) {
      await notifyUser(world.provider, member.user.userId, `store-${sentCount}`);
      sentCount += 1;
    }
  }
  /** After giving up, the connection stays down until Retry is pressed. A disconnect may happen at any time. */
  function pressRetry(): void {
    if (tabs[0]!.sharedFeed.getFeed().status !== "exhausted") return;
    gaveUp += 1;
    void tabs[1]!.sharedFeed.dispatch({ kind: "retry" });
  }
  async function untilLive(): Promise<void> {
    await vi.waitFor(() => {
      pressRetry();
      for (const tab of tabs) expect(tab.sharedFeed.getFeed().status).toBe("live");
    }, polling);
  }
  /** Waits until every tab has received every event and its badge shows the provider's count. */
  async function untilCurrent(): Promise<void> {
    const startedAt = Date.now();
    await vi.waitFor(async () => {
      pressRetry();
      const query = { page: 1, limit: 100 };
      const { data, meta } = await world.provider.call(listNotifications, { as: member.user, query });
      const unread = data.filter((one) => !one.isRead).map(numberOf);
      for (const tab of tabs) {
        const { inbox } = tab.sharedFeed.getFeed();
        expect(inbox?.unreadCount).toBe(meta!.unreadCount);
        expect(inbox?.unread.map(numberOf).slice(0, unread.length)).toEqual(unread);
      }
    }, polling);
    if (Date.now() - startedAt > longWait) wasLate += 1;
  }

  function close(tab: LiveTab): void {
    expect(tab.announced()).toEqual(numbers(firstEvents.get(tab)!, sentCount));
    counts.push(tab.announced().length);
    tab.close();
  }

  await untilLive();
  await untilCurrent();
  for (const [index, { how, before, during, marks, tab: chosen }] of outages.entries()) {
    await cause(before);
    if (how === "cut" || how === "long") world.gate.shut();
    if (how === "kicked") world.provider.app.realtime.disconnectUser(member.user.userId);
    if (how === "leader gone") {
      await untilCurrent();
      close(tabs.shift()!);
      const newTab = member.openTab({ speedup });
      tabs.push(newTab);
      await vi.waitFor(() => expect(newTab.sharedFeed.getFeed().inbox).toBeDefined(), polling);
      firstEvents.set(newTab, sentCount);
    }
    await cause(during);
    if (how === "long") {
      const isOver = () => expect(tabs[0]!.sharedFeed.getFeed().status).toBe("exhausted");
      await vi.waitFor(isOver, polling);
    }
    world.gate.open();
    await untilLive();
    const inbox = tabs[chosen]!.sharedFeed.getFeed().inbox;
    if (marks === "one" && inbox?.unread[0]) {
      await untilCurrent();
      await tabs[chosen]!.sharedFeed.dispatch({ kind: "read", id: inbox.unread[0].id });
    }
    if (marks === "all") {
      await untilCurrent();
      await tabs[chosen]!.sharedFeed.dispatch({ kind: "readAll" });
    }
    const remaining = outages.length - index - 1;
    await cause(Math.max(0, events - sentCount - remaining * 19));
    await untilCurrent();
  }
  await cause(events - sentCount);
  await untilCurrent();
  for (const tab of tabs) close(tab);
  printCoverage(
    `W4: ${sentCount} events over ${outages.length} disconnects, ${gaveUp} times given up, ` +
      `${counts.length - 3} leaders gone, ${wasLate} times right only after ${longWait / 1000} s: three tabs announced ${counts.reduce((sum, count) => sum + count)} ` +
      `(${counts.join(" + ")}), each once, in order`,
  );
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
