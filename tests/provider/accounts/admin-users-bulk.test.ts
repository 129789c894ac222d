import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { adminGetUser, adminListUsers, decideUsers, suspendUser } from "#contract/accounts/admin-users.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import type { TestUser } from "../../support/programs/provider.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";

type Step = "suspend" | "restore";

describeOnDatabase("several accounts at once", (open) => {
  const { provider, admin } = twoAdmins(open);

  const members = (count: number) => Promise.all(Array.from({ length: count }, () => provider.signUp()));
  const idsOf = (people: { userId: string }[]) => people.map(({ userId }) => userId);
  const reason = "Several accounts";
  const memberNotice = "You opened several accounts.";
  function send(
    step: Step,
    ids: string[],
    { key, as = admin, why = reason }: { key?: string; as?: TestUser; why?: string } = {},
  ) {
    const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
    const body =
      step === "suspend" ? { step, reason: why, memberMessage: memberNotice } : { step, reason: why };
    return provider.call(decideUsers, { as, headers, body: { ids, decision: body } });
  }
  const statusOf = async (id: string) =>
    (await provider.call(adminGetUser, { as: admin, params: { id } })).data.status;
  const logOf = async ({ email }: TestUser) =>
    (await provider.call(listActivityLogs, { as: admin, query: { q: email } })).data;

  test("suspends and restores several members, ends their logins and logs each", async () => {
    const people = await members(3);
    const suspended = await send("suspend", idsOf(people));
    expect(suspended.status).toBe(200);
    expect(suspended.data.refused).toEqual([]);
    expect(suspended.data.done.map(({ id, status, statusReason }) => [id, status, statusReason])).toEqual(
      idsOf(people).map((id) => [id, "suspended", reason]),
    );
    for (const person of people)
      expect((await provider.call(getCurrentUser, { as: person })).body.key).toBe("account_suspended");
    expect((await send("restore", idsOf(people))).data.done).toHaveLength(3);
    for (const person of people)
      expect(await logOf(person)).toMatchObject([
        { action: "user.restore", before: { status: "suspended" }, after: { status: "active", reason } },
        { action: "user.suspend", before: { status: "active" }, after: { status: "suspended", reason } },
      ]);
  });

  test("lists members who can't be changed, with the reason, and changes the others once", async () => {
    const [first, late, last] = await members(3);
    await provider.call(suspendUser, {
      as: admin,
      params: { id: late!.userId },
      body: { reason, memberMessage: memberNotice },
    });
    const unknownId = randomUUID();
    const { data } = await send("suspend", [
      ...[first!.userId, late!.userId, admin.userId, unknownId, "x", first!.userId, last!.userId],
    ]);
    expect(data.done.map(({ id }) => id)).toEqual([first!.userId, last!.userId]);
    expect(data.refused).toEqual([
      {
        id: late!.userId,
        label: late!.email,
        key: "user_already_suspended",
        message: "Nothing was changed: this account is already suspended.",
      },
      {
        id: admin.userId,
        label: admin.email,
        key: "own_account",
        message: "You can’t do this to your own account.",
      },
      ...[unknownId, "x"].map((id) => ({ id, label: null, key: "not_found", message: expect.any(String) })),
    ]);
    expect(await logOf(late!)).toHaveLength(1);
    expect(await statusOf(admin.userId)).toBe("active");
  });

  test("M2 the same form again gets the same answer and changes nothing", async () => {
    const people = await members(2);
    const ids = [...idsOf(people), admin.userId];
    const key = randomUUID();
    const first = await send("suspend", ids, { key });
    expect(first.data.done).toHaveLength(2);
    expect(first.data.refused).toHaveLength(1);
    await send("restore", [ids[0]!]);
    expect((await send("suspend", ids, { key })).body).toEqual(first.body);
    expect(await statusOf(ids[0]!)).toBe("active");
    expect(await logOf(people[0]!)).toHaveLength(2);
    const other = await send("suspend", [ids[1]!], { key, why: "Another reason" });
    expect(other.data).toMatchObject({ done: [], refused: [{ key: "idempotency_key_reused" }] });
  });

  test("M2 simultaneous copies of a form suspend each member once and get the same answer", async () => {
    const people = await members(2);
    const key = randomUUID();
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => send("suspend", idsOf(people), { key })));
    for (const { body } of responses) expect(body).toEqual(responses[0]!.body);
    for (const person of people) expect(await logOf(person)).toHaveLength(1);
  });

  test("M23 skips holders of money permissions by name and suspends the others", async () => {
    const [member] = await members(1);
    const colleagues = await Promise.all(["admin", "finance"].map((role) => provider.signUp({ role })));
    const { data } = await send("suspend", idsOf([...colleagues, member!]));
    expect(data.done.map(({ id }) => id)).toEqual([member!.userId]);
    expect(data.refused).toMatchObject(
      colleagues.map(({ userId, email }) => ({ id: userId, label: email, key: "user_step_needs_two" })),
    );
    for (const { userId } of colleagues) expect(await statusOf(userId)).toBe("active");
  });

  test("accepts 1 to 100 members, with a reason, from admins only", async () => {
    const [member, other] = await members(2);
    expect((await send("suspend", [other!.userId], { as: member! })).status).toBe(403);
    for (const [ids, why] of [
      [[other!.userId], " "],
      [[other!.userId], "x".repeat(501)],
      [[], reason],
      [Array.from({ length: 101 }, () => randomUUID()), reason],
    ] as const)
      expect((await send("suspend", [...ids], { why })).status).toBe(400);
    expect((await send("suspend", [other!.userId], { key: "short" })).status).toBe(400);
    expect(await statusOf(other!.userId)).toBe("active");
    expect(await logOf(other!)).toEqual([]);
  });

  test("lists only the selected members", async () => {
    const people = await members(3);
    const list = async (ids: string[]) =>
      (await provider.call(adminListUsers, { as: admin, query: { ids } })).data.map(({ id }) => id);
    const [one, two] = idsOf(people);
    expect((await list([one!, two!, "x"])).toSorted()).toEqual([one!, two!].toSorted());
    expect(await list([one!])).toEqual([one]);
  });
});
