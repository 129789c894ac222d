import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  changeNotifications,
  deleteNotification,
  getNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type NotificationChange,
  restoreNotifications,
} from "#contract/notifications/notifications.ts";
import { notifications } from "#provider/database/schema/schema.ts";
import { undoWindow } from "#provider/modules/notifications/many.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { printCoverage, repetitions } from "../../support/programs/repetitions.ts";

describeOnDatabase("several notifications", (open) => {
  let provider: TestProvider;

  beforeAll(async () => void (provider = await startTestProvider({ open })));
  afterAll(() => provider.close());

  /** Creates a member with this many unread notifications. `ids` is newest first. */
  async function createMemberWith(count: number) {
    const member = await provider.signUp();
    for (let index = 0; index < count; index++) await notifyUser(provider, member.userId, `Store ${index}`);
    const ids = await idsOf(member);
    return { member, ids };
  }
  const list = (as: TestUser, query: object = {}) =>
    provider.call(listNotifications, { as, query: { page: 1, limit: 100, ...query } });
  const idsOf = async (as: TestUser, query: object = {}) => (await list(as, query)).data.map(({ id }) => id);
  const change = (as: TestUser, what: NotificationChange, ids: string[]) =>
    provider.call(changeNotifications, { as, body: { change: what, ids } });
  const restore = (as: TestUser, deletion: string) =>
    provider.call(restoreNotifications, { as, body: { deletion } });

  test("keyset paging returns each notification once despite concurrent changes", async () => {
    const { member, ids } = await createMemberWith(7);
    const listedIds: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { data, meta } = await list(member, { limit: 3, ...(cursor && { cursor }) });
      listedIds.push(...data.map(({ id }) => id));
      cursor = meta?.nextCursor;
      // With page numbers, the next page would repeat or skip a row.
      await notifyUser(provider, member.userId, "New");
      if (listedIds.length === 3) await change(member, "delete", [ids[0]!, ids[1]!]);
    } while (cursor);
    expect(listedIds).toEqual(ids);
  });

  test("a cursor keeps its filter, and a forged one is refused", async () => {
    const { member, ids } = await createMemberWith(5);
    await change(member, "read", [ids[1]!, ids[3]!]);
    const first = await list(member, { limit: 2, state: "unread" });
    const second = await list(member, { limit: 2, state: "unread", cursor: first.meta?.nextCursor });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual([ids[0], ids[2], ids[4]]);
    expect(first.meta?.total).toBe(3);
    expect(second.meta?.nextCursor).toBeNull();
    for (const cursor of ["x", "WyJhIl0", Buffer.from('["1","2"]').toString("base64url")])
      expect((await list(member, { cursor })).status, cursor).toBe(400);
  });

  test("marks read and unread, and repeating changes nothing", async () => {
    const { member, ids } = await createMemberWith(3);
    const firstTwo = ids.slice(0, 2);
    for (let turn = 0; turn < 2; turn++) {
      const { data } = await change(member, "read", firstTwo);
      expect(data.ids.toSorted()).toEqual(firstTwo.toSorted());
      expect(data.unreadCount).toBe(1);
    }
    expect(await idsOf(member, { state: "unread" })).toEqual([ids[2]]);
    for (let turn = 0; turn < 2; turn++)
      expect((await change(member, "unread", firstTwo)).data.unreadCount).toBe(3);
    expect(await idsOf(member, { state: "unread" })).toEqual(ids);
  });

  test("restores notifications that were deleted together, including their read state", async () => {
    const { member, ids } = await createMemberWith(4);
    await change(member, "read", [ids[0]!]);
    const before = (await list(member)).data;
    const { deletion } = (await change(member, "delete", ids.slice(0, 2))).data;
    expect(await idsOf(member)).toEqual(ids.slice(2));
    expect((await change(member, "delete", ids.slice(0, 2))).data.deletion).toBe(deletion);
    for (let turn = 0; turn < 2; turn++) {
      const { data } = await restore(member, deletion!);
      expect(data.ids.toSorted()).toEqual(ids.slice(0, 2).toSorted());
      expect(data.unreadCount).toBe(3);
    }
    expect((await list(member)).data).toEqual(before);
  });

  test("two deletions are undone separately", async () => {
    const { member, ids } = await createMemberWith(2);
    const [one, other] = [
      (await change(member, "delete", [ids[0]!])).data.deletion,
      (await provider.call(deleteNotification, { as: member, params: { id: ids[1]! } })).data?.deletion,
    ];
    await restore(member, other!);
    expect(await idsOf(member)).toEqual([ids[1]]);
    await restore(member, one!);
    expect(await idsOf(member)).toEqual(ids);
  });

  test("a deletion is final after a quarter of an hour", async () => {
    const { member, ids } = await createMemberWith(1);
    const { deletion } = (await change(member, "delete", ids)).data;
    const age = async (milliseconds: number) => {
      const deletedAt = new Date(provider.app.clock().getTime() - milliseconds);
      await provider.app.database
        .update(notifications)
        .set({ deletedAt })
        .where(eq(notifications.id, ids[0]!));
    };
    await age(undoWindow + 1);
    expect((await restore(member, deletion!)).body).toMatchObject({ code: 404, key: "not_found" });
    expect((await change(member, "delete", ids)).status).toBe(404);
    await age(undoWindow - 60_000);
    expect((await restore(member, deletion!)).status).toBe(200);
  });

  test("S7 skips other members' and unknown ids; answers 404 if none is one's own", async () => {
    const { member, ids } = await createMemberWith(1);
    const { member: otherMember, ids: theirs } = await createMemberWith(2);
    const { deletion } = (await change(otherMember, "delete", [theirs[1]!])).data;
    const before = (await list(otherMember)).data;
    for (const what of ["unread", "read", "delete"] as const) {
      const mixed = await change(member, what, [...theirs, ids[0]!, crypto.randomUUID(), "no-uuid"]);
      expect(mixed.data.ids).toEqual(ids);
      for (const foreign of [theirs, [crypto.randomUUID()], ["no-uuid"]])
        expect((await change(member, what, foreign)).body).toMatchObject({ code: 404, key: "not_found" });
    }
    for (const foreign of [deletion!, crypto.randomUUID(), "no-uuid"])
      expect((await restore(member, foreign)).body).toMatchObject({ code: 404, key: "not_found" });
    expect((await list(otherMember)).data).toEqual(before);
  });

  test("S9 refuses a malformed list of ids", async () => {
    const { member, ids } = await createMemberWith(1);
    const many = Array.from({ length: 101 }, () => ids[0]!);
    for (const wrong of [[], many, ["../x"], ["a\r\nb"], ["x".repeat(65)]])
      expect((await change(member, "delete", wrong)).status).toBe(400);
    expect((await change(member, "burn" as never, ids)).status).toBe(400);
    expect((await restore(member, "../x")).status).toBe(400);
    expect(await idsOf(member)).toEqual(ids);
  });

  test("simultaneous deletions of the same notifications are one deletion with one id", async () => {
    const rounds = repetitions({ ci: 10, long: 500 });
    const { member, ids } = await createMemberWith(5);
    for (let round = 0; round < rounds; round++) {
      const twice = await Promise.all([change(member, "delete", ids), change(member, "delete", ids)]);
      const [one, other] = twice.map(({ data }) => data.deletion);
      expect(other).toBe(one);
      expect((await restore(member, one!)).data.ids).toHaveLength(5);
    }
    printCoverage(`17.5: ${rounds} rounds of a deletion sent twice at once`);
  });

  test("simultaneous delete, mark all, read, unread and restore all finish without a deadlock", async () => {
    const rounds = repetitions({ ci: 8, long: 300 });
    const { member, ids } = await createMemberWith(12);
    for (let round = 0; round < rounds; round++) {
      const { deletion } = (await change(member, "delete", ids.slice(0, 6))).data;
      const responses = await Promise.all([
        provider.call(markAllNotificationsRead, { as: member }),
        change(member, "unread", ids.toReversed()),
        restore(member, deletion!),
        change(member, "read", ids),
        provider.call(markNotificationRead, { as: member, params: { id: ids[11]! } }),
        change(member, "delete", ids.slice(3, 9).toReversed()),
        provider.call(markAllNotificationsRead, { as: member }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
      const gone = responses[5] as Awaited<ReturnType<typeof change>>;
      for (const name of [deletion, gone.data.deletion]) if (name) await restore(member, name);
      const { data, meta } = await list(member);
      expect(data.map(({ id }) => id)).toEqual(ids);
      expect(meta?.unreadCount).toBe(data.filter(({ isRead }) => !isRead).length);
    }
    printCoverage(`17.5: ${rounds} rounds of seven changes of the same notifications at once`);
  });

  test("a deleted notification can't be opened or marked until it is restored", async () => {
    const { member, ids } = await createMemberWith(1);
    const at = { as: member, params: { id: ids[0]! } };
    const { deletion } = (await change(member, "delete", ids)).data;
    for (const call of [getNotification, markNotificationRead])
      expect((await provider.call(call, at)).status).toBe(404);
    for (const what of ["read", "unread"] as const)
      expect((await change(member, what, ids)).status).toBe(404);
    await restore(member, deletion!);
    expect((await provider.call(getNotification, at)).status).toBe(200);
  });
});
