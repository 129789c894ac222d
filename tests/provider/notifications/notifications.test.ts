import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallInput } from "#contract/calls/call.ts";
import {
  deleteNotification,
  getNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from "#contract/notifications/notifications.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { notify } from "#provider/modules/notifications/notify.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { notifyUser } from "../../support/notifications/notifications.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { addShop } from "../../support/money/shops.ts";

const everything = { page: 1, limit: 100 };

describeOnDatabase("notifications", (open) => {
  let provider: TestProvider;
  let member: TestUser;
  let otherMember: TestUser;

  beforeAll(async () => {
    provider = await startTestProvider({ open });
    member = await provider.signUp();
    otherMember = await provider.signUp();
    for (const store of ["Target", "Walmart", "Sephora"]) await notifyUser(provider, member.userId, store);
    await notifyUser(provider, otherMember.userId, "Macy's");
  });
  afterAll(() => provider.close());

  const list = (as: TestUser, query: CallInput<typeof listNotifications>["query"] = everything) =>
    provider.call(listNotifications, { as, query });

  test("lists own notifications newest first, in Vietnamese, with code 200", async () => {
    const response = await list(member);
    expect(response.body).toMatchObject({ code: 200, message: "OK" });
    expect(response.data.map((entry) => entry.description)).toEqual(
      ["Sephora", "Walmart", "Target"].map((store) => expect.stringContaining(`tiền hoàn từ ${store}`)),
    );
    expect(response.data[0]).toEqual({
      id: expect.any(String),
      type: "cashback_earned",
      isRead: false,
      createdAt: expect.any(String),
      title: "Bạn đã nhận được tiền hoàn",
      description: "6,50\u00a0US$ tiền hoàn từ Sephora đã vào số dư khả dụng. Bạn có thể rút ngay bây giờ.",
      user: member.userId,
      offer: null,
      paymentTrackingId: null,
    });
    expect(response.meta).toEqual({ page: 1, limit: 100, total: 3, unreadCount: 3, nextCursor: null });
  });

  test("pages by number; a page beyond the end is empty; limit is at most 100", async () => {
    const second = await list(member, { page: 2, limit: 2 });
    expect(second.data.map((entry) => entry.description)).toEqual([expect.stringContaining("Target")]);
    expect((await list(member, { page: 9, limit: 2 })).data).toEqual([]);
    expect((await list(member, { page: 1, limit: 101 })).status).toBe(400);
    expect((await list(member, { page: 0, limit: 10 })).status).toBe(400);
  });

  test("filters the list by state and type, with its total; the unread count is unfiltered", async () => {
    const count = async (filter: { state?: "unread" | "read"; type?: string }) => {
      const { data, meta } = await list(member, { ...everything, ...filter });
      return [data.length, meta?.total, meta?.unreadCount];
    };
    expect(await count({ state: "unread" })).toEqual([3, 3, 3]);
    expect(await count({ state: "read" })).toEqual([0, 0, 3]);
    expect(await count({ type: "cashback_earned" })).toEqual([3, 3, 3]);
    expect(await count({ state: "unread", type: "withdrawal_paid" })).toEqual([0, 0, 3]);
  });

  test("mark-as-read accepts an empty JSON body and may be repeated", async () => {
    const [newest] = (await list(member)).data;
    const options = {
      as: member,
      params: { id: newest!.id },
      headers: { "content-type": "application/json" },
    };
    const response = await provider.call(markNotificationRead, options);
    expect(response.body).toMatchObject({ code: 200, data: { unreadCount: 2 } });
    expect((await provider.call(markNotificationRead, options)).body).toMatchObject({
      data: { unreadCount: 2 },
    });
    expect(
      (await provider.call(getNotification, { as: member, params: { id: newest!.id } })).data.isRead,
    ).toBe(true);
  });

  test("S7 another member's notification answers 404 to every call and stays unchanged", async () => {
    const [theirs] = (await list(otherMember)).data;
    const options = { as: member, params: { id: theirs!.id } };
    for (const call of [getNotification, markNotificationRead, deleteNotification]) {
      expect((await provider.call(call, options)).body).toMatchObject({ code: 404, key: "not_found" });
    }
    expect((await list(otherMember)).data).toEqual([theirs]);
  });

  test("S9 answers 404 to an unknown id and 400 to a malformed one", async () => {
    for (const [id, status] of [
      ["nothing", 404],
      [crypto.randomUUID(), 404],
      ["../users", 400],
      ["a\r\nb", 400],
    ] as const) {
      expect((await provider.call(getNotification, { as: member, params: { id } })).status).toBe(status);
    }
  });

  test("mark-all-as-read accepts an empty body, returns the number, and affects no other member", async () => {
    const options = { as: member, headers: { "content-type": "application/json" } };
    const response = await provider.call(markAllNotificationsRead, options);
    expect(response.body).toMatchObject({ code: 200, data: { count: 2, unreadCount: 0 } });
    expect((await list(member)).data.every((entry) => entry.isRead)).toBe(true);
    expect((await list(otherMember)).meta?.unreadCount).toBe(1);
  });

  test("a deleted notification disappears from list, count and its own address", async () => {
    const [newest] = (await list(member)).data;
    const options = { as: member, params: { id: newest!.id } };
    const { deletion } = (await provider.call(deleteNotification, options)).data!;
    expect((await provider.call(getNotification, options)).status).toBe(404);
    expect((await provider.call(deleteNotification, options)).data).toEqual({ deletion });
    expect((await list(member)).meta).toMatchObject({ total: 2 });
  });

  test("an opened notification names its store, if any", async () => {
    const storeId = crypto.randomUUID();
    const store = { slug: "good-shoes", name: "Good Shoes" };
    await addShop(provider.app.database, { id: storeId, ...store });
    const sender = await provider.signUp();
    const values = { amount: 1n, currency: "USD", store: store.name };
    await inTransaction(provider.app.database, (unit) =>
      notify(unit, provider.app, { userId: sender.userId, type: "cashback_earned", values, storeId }),
    );
    await notifyUser(provider, sender.userId);
    const { data } = await list(sender);
    const storeOf = async (index: number) =>
      (await provider.call(getNotification, { as: sender, params: { id: data[index]!.id } })).data.store;
    expect(await storeOf(1)).toEqual(store);
    expect(await storeOf(0)).toBeNull();
  });

  test("requires a login to read notifications", async () => {
    expect((await provider.call(listNotifications, { query: everything })).status).toBe(401);
  });

  test("M3 a cause that is rolled back sends no notification", async () => {
    const values = { amount: 1n, currency: "USD", store: "Target" };
    const failing = inTransaction(provider.app.database, async (unit) => {
      await notify(unit, provider.app, { userId: otherMember.userId, type: "cashback_earned", values });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect((await list(otherMember)).meta?.total).toBe(1);
  });
});
