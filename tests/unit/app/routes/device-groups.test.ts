import { expect, test } from "vitest";
import { pageDevices, type Session } from "~/routes/$lang.apps.user.view_.security/device-groups";

const session = (id: string, more: Partial<Session> = {}): Session => ({
  id,
  createdAt: "2026-03-01T10:00:00Z",
  lastSeenAt: "2026-03-01T10:00:00Z",
  ip: "192.0.2.1",
  userAgent: "Firefox",
  machine: { browser: "Firefox", system: "Linux", kind: "desktop" },
  isCurrent: false,
  ...more,
});
const idsOf = (sessions: Session[], page: string | null = null) =>
  pageDevices(sessions, page).groups.map((group) => group.map(({ id }) => id).join(" "));
const unknown = { browser: null, system: null, kind: null };

test.each([
  ["log-ins alike are one device", [session("a"), session("b")], ["a b"]],
  ["this device stands alone and first", [session("a"), session("b", { isCurrent: true })], ["b", "a"]],
  ["another address is another device", [session("a"), session("b", { ip: "192.0.2.2" })], ["a", "b"]],
  [
    "unknown programs are told apart by what they call themselves",
    [session("a", { machine: unknown, userAgent: "x" }), session("b", { machine: unknown, userAgent: "y" })],
    ["a", "b"],
  ],
])("%s", (_, sessions, ids) => {
  expect(idsOf(sessions)).toEqual(ids);
});

const many = Array.from({ length: 110 }, (_, at) =>
  session(String(at), { ip: `192.0.2.${at}`, isCurrent: at === 0 }),
);

test.each([
  [null, ["0", "1", "2", "3", "4"], null, 2],
  ["2", ["0", "5", "6", "7", "8"], 1, 3],
  ["28", ["0", "109"], 27, null],
  ["99999", ["0", "109"], 27, null],
  ["-1", ["0", "1", "2", "3", "4"], null, 2],
])("page %s of 110 devices", (pageNumber, ids, newer, older) => {
  const page = pageDevices(many, pageNumber);
  expect(idsOf(many, pageNumber)).toEqual(ids);
  expect(page.newer).toBe(newer);
  expect(page.older).toBe(older);
});
