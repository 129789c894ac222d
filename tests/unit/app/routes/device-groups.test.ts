import { expect, test } from "vitest";
import { pageDevices, type Session } from "~/routes/$lang.apps.user.view_.security/device-groups";

/** Returns a query for the overview one month after the sessions below were created. */
function query(over: { page?: string; search?: string } = {}) {
  return { page: null, search: null, now: new Date("2026-02-01T00:00:00.000Z"), ...over };
}

/** Returns one session per address. The first is this device's. */
function sessionsFrom(addresses: string[]): Session[] {
  return addresses.map((ip, index) => ({
    id: `s${index}`,
    createdAt: "2026-01-01T00:00:00.000Z",
    lastSeenAt: "2026-01-01T00:00:00.000Z",
    ip,
    userAgent: "Agent",
    machine: { browser: "Chrome", system: "Linux", kind: "desktop" },
    isCurrent: index === 0,
  }));
}
const hundred = sessionsFrom(Array.from({ length: 100 }, (_, index) => `10.0.0.${index}`));

test("the overview has this device and the four latest, however many there are", () => {
  const { groups, hasMore, sessions } = pageDevices(hundred, query());
  expect(groups.map(([row]) => row.id)).toEqual(["s0", "s1", "s2", "s3", "s4"]);
  expect(hasMore).toBe(true);
  expect(sessions).toBe(100);
});

test("all devices are on pages of twenty", () => {
  const { groups, newer, older } = pageDevices(hundred, query({ page: "5" }));
  expect(groups).toHaveLength(1 + 19);
  expect(newer).toBe(4);
  expect(older).toBeNull();
});

test("similar sessions are one group", () => {
  const { groups, hasMore } = pageDevices(
    sessionsFrom(Array.from({ length: 97 }, () => "10.0.0.1")),
    query(),
  );
  expect(groups.map((group) => group.length)).toEqual([1, 96]);
  expect(hasMore).toBe(false);
});

test("a search finds browser, system and address, on a page without this device", () => {
  const { groups, search } = pageDevices(hundred, query({ search: " 0.0.42 chrome " }));
  expect(groups.map(([row]) => row.ip)).toEqual(["10.0.0.42"]);
  expect(search).toBe("0.0.42 chrome");
  expect(pageDevices(hundred, query({ search: "safari" })).groups).toEqual([]);
});

test("devices of the last week are new if the account has older ones", () => {
  const [own, known, recent] = sessionsFrom(["10.0.0.1", "10.0.0.2", "10.0.0.3"]) as [
    Session,
    Session,
    Session,
  ];
  const newSession = { ...recent, createdAt: "2026-01-30T00:00:00.000Z" };
  expect(pageDevices([own, known, newSession], query()).newIds).toEqual([newSession.id]);
  const allNew = [own, newSession].map((row) => ({ ...row, createdAt: newSession.createdAt }));
  expect(pageDevices(allNew, query()).newIds).toEqual([]);
});
