import { expect, test } from "vitest";
import { pageDevices, type Session } from "~/routes/$lang.apps.user.view_.security/device-groups";

/** Returns sessions from addresses, the first of them this device. */
function sessionsFrom(addresses: string[]): Session[] {
  return addresses.map((ip, at) => ({
    id: `s${at}`,
    createdAt: "2026-01-01T00:00:00.000Z",
    lastSeenAt: "2026-01-01T00:00:00.000Z",
    ip,
    userAgent: "Agent",
    machine: { browser: "Chrome", system: "Linux", kind: "desktop" },
    isCurrent: at === 0,
  }));
}
const hundred = sessionsFrom(Array.from({ length: 100 }, (_, at) => `10.0.0.${at}`));

test("the overview has this device and the four latest, however many there are", () => {
  const { groups, hasMore, sessions } = pageDevices(hundred, null);
  expect(groups.map(([row]) => row.id)).toEqual(["s0", "s1", "s2", "s3", "s4"]);
  expect(hasMore).toBe(true);
  expect(sessions).toBe(100);
});

test("all devices are on pages of twenty", () => {
  const { groups, newer, older } = pageDevices(hundred, "5");
  expect(groups).toHaveLength(1 + 19);
  expect(newer).toBe(4);
  expect(older).toBeNull();
});

test("similar sessions are one group", () => {
  const { groups, hasMore } = pageDevices(sessionsFrom(Array.from({ length: 97 }, () => "10.0.0.1")), null);
  expect(groups.map((group) => group.length)).toEqual([1, 96]);
  expect(hasMore).toBe(false);
});
