import { expect, test } from "vitest";
import type { CurrentUser } from "#contract/accounts/user.ts";
import { createLastProfiles } from "~/session/last-profile.server";
import { RequestSession } from "~/session/request-session.server";
import { newSessionId } from "~/session/session-id.server";
import { createTokenRecords } from "~/session/token-records.server";
import { visitor } from "../../../support/contract/call-scope";
import { memoryStore } from "../../../support/databases/memory-store";

const secret = "a-session-secret-of-32-characters-or-more";
const mara: CurrentUser = { name: "Mara", email: "mara@cashlane.test", role: "member", total_balance: 12.5 };
const { total_balance: _, ...withoutBalance } = mara;

function setUp() {
  const { store, entries } = memoryStore();
  const parts = {
    store,
    records: createTokenRecords(store, secret),
    profiles: createLastProfiles(store, secret),
    refresh: () => Promise.reject(new Error("refreshed")),
  };
  const id = newSessionId();
  const open = () => RequestSession.open(parts, { visitor, timeLeft: () => 3000 }, id);
  const begin = () =>
    parts.records.create(id, { access: "a", refresh: "r", accessExpiresAt: 9e15, userId: null });
  return { ...parts, entries, id, open, begin };
}

test("is stored without the balance, opens only with its session's raw id, and is unreadable in a dump", async () => {
  const { profiles, entries, id } = setUp();
  await profiles.keep(id, mara, null);
  expect((await profiles.read(id))?.profile).toEqual(withoutBalance);
  expect(JSON.stringify([...entries])).not.toMatch(/Mara|cashlane\.test/);
  const other = newSessionId();
  expect(await profiles.read(other)).toBeNull();
  // A record of another user under this session's key is ignored.
  entries.set(`profile:${other.hash}`, entries.get(`profile:${id.hash}`) ?? "");
  expect(await profiles.read(other)).toBeNull();
});

test("is written if it changed, not on every page, and not if it is too large", async () => {
  const { profiles, id } = setUp();
  expect(await profiles.keep(id, mara, null)).toBe(true);
  expect(await profiles.keep(id, { ...mara, total_balance: 1 }, await profiles.read(id))).toBe(false);
  expect(await profiles.keep(id, { ...mara, role: "admin" }, await profiles.read(id))).toBe(true);
  expect(await profiles.keep(id, { ...mara, name: "x".repeat(5000) }, await profiles.read(id))).toBe(false);
  expect(await profiles.read(id)).toBeNull();
});

test.each(["end", "leave"] as const)("%s of the session deletes it", async (way) => {
  const { profiles, id, open, begin } = setUp();
  await begin();
  await (await open()).keepProfile(mara);
  expect((await open()).lastProfile?.profile).toEqual(withoutBalance);
  await (await open())[way]();
  expect(await profiles.read(id)).toBeNull();
});

test("a page in progress when the session ended stores no profile", async () => {
  const { entries, id, open, begin } = setUp();
  await begin();
  const lateSession = await open();
  await (await open()).leave();
  await lateSession.keepProfile(mara);
  expect(entries.has(`profile:${id.hash}`)).toBe(false);
});

test("can't be used without the session's tokens", async () => {
  const { profiles, id, open } = setUp();
  await profiles.keep(id, mara, null);
  expect((await open()).lastProfile).toBeNull();
});
