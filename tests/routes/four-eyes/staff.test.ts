import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { adminGetOffer, changeOffer, exportOffers } from "#contract/offers/admin-offers.ts";
import { adminGetUser, suspendUser } from "#contract/accounts/admin-users.ts";
import {
  adminGetWithdrawal,
  exportWithdrawals,
  revealPayoutDetails,
} from "#contract/withdrawals/admin-withdrawals.ts";
import type { Call } from "#contract/calls/call.ts";
import { listRoles } from "#contract/roles/admin-roles.ts";
import { listStaffRequests } from "#contract/staff-requests/staff-requests.ts";
import { type Desk, adminFixtures, queuePath } from "../../support/money/admin-fixtures";
import { addShop } from "../../support/money/shops";
import type { Payee } from "../../support/money/withdrawals";

const staff = ["finance", "support", "auditor"] as const;
type Role = (typeof staff)[number];

const fixtures = adminFixtures();
let desks: Record<Role, Desk>;
let offer: string;
let payee: Payee;
let withdrawal: string;

beforeAll(async () => {
  const { provider, signIn } = fixtures;
  const opened = staff.map(
    async (role) => [role, await signIn(await provider.signUp({ role, name: `The ${role}` }))] as const,
  );
  desks = Object.fromEntries(await Promise.all(opened)) as typeof desks;
  const rate = { kind: "percent", minimum: 200, maximum: 200 } as const;
  offer = (await addShop(provider.app.database, { rate })).offerId!;
  ({ payee, id: withdrawal } = await fixtures.requested());
});

/**
 * For each role, screens that it can and can't access. Each is checked as a page, as its `.data`, as a call,
 * and as a file.
 */
const reach: Record<Role, { shown: string[]; forbidden: string[]; rejected: [Call, object][] }> = {
  support: {
    shown: ["details/users", "admin/tickets", "user/list"],
    forbidden: [
      "admin/withdraw-management",
      "admin/withdraw-history",
      "details/cash-offers",
      "admin/admin-logs",
    ],
    rejected: [
      [adminGetWithdrawal, {}],
      [exportWithdrawals, {}],
      [revealPayoutDetails, {}],
    ],
  },
  finance: {
    shown: ["admin/withdraw-management", "details/leads", "details/overview"],
    forbidden: ["details/cash-offers", "admin/tickets", "roles"],
    rejected: [
      [adminGetOffer, {}],
      [exportOffers, {}],
      [changeOffer, {}],
    ],
  },
  auditor: {
    shown: [
      "admin/withdraw-management",
      "details/cash-offers",
      "details/users",
      "admin/admin-logs",
      "roles",
      "permissions",
    ],
    forbidden: [],
    rejected: [
      [suspendUser, { body: { reason: "No", memberMessage: "No more" } }],
      [revealPayoutDetails, {}],
    ],
  },
};
const files = ["details/users", "details/cash-offers", "admin/withdraw-history", "user/list"];

describe.each(staff)("%s", (role) => {
  test("can open exactly what the role permits: by address, data, file and call", async () => {
    const { shown, forbidden, rejected } = reach[role];
    const { browser, user } = desks[role];
    const statusOf = async (path: string) => (await browser.request(`/en/apps/${path}`)).status;
    for (const path of shown) {
      expect(await statusOf(path), path).toBe(200);
      expect(await statusOf(`${path}.data`), path).toBe(200);
    }
    for (const path of forbidden) {
      expect(await statusOf(path), path).toBe(403);
      expect(await statusOf(`${path}.data`), path).toBe(403);
    }
    for (const path of files) {
      const expected = shown.includes(path) ? 200 : forbidden.includes(path) ? 403 : undefined;
      const response = await browser.request(`/en/csv/apps/${path}`);
      if (expected) expect(response.status, path).toBe(expected);
    }
    for (const [call, rest] of rejected) {
      const response = await fixtures.provider.call(call, {
        as: user,
        params: { id: payee.userId },
        ...rest,
      });
      expect(response, String(call.path)).toMatchObject({ status: 403, body: { key: "forbidden" } });
    }
  });
});

test("a support user sees members and their withdrawals, but no bank details, even masked", async () => {
  const target = `/en/apps/details/users?view=${payee.userId}`;
  const account = "DE•• •••• 3000";
  for (const path of [target, target.replace("?", ".data?"), `${target}&as=member`]) {
    const html = await (await desks.support.browser.request(path)).text();
    expect(html).toContain(payee.email);
    expect(html).not.toContain(account);
    const admins = await (await fixtures.ada.browser.request(path)).text();
    expect(admins).toContain(account);
  }
  const as = desks.support.user;
  const { data } = await fixtures.provider.call(adminGetUser, { as, params: { id: payee.userId } });
  expect(data.withdrawals.map(({ method }) => method.masked)).toEqual(["••••"]);
  expect(data.steps).toEqual(["end_sessions", "suspend"]);
});

test("a finance user pays from the queue", async () => {
  const other = await fixtures.approved();
  const paid = await fixtures.decide(desks.finance, "mark-paid", [other.id], { paymentReference: "SEPA-7" });
  expect(paid.status).toBe(302);
  expect(await fixtures.look(other.id)).toMatchObject({
    state: "paid",
    decidedBy: { id: desks.finance.user.userId },
  });
});

test("an auditor sees no buttons and every form is refused", async () => {
  const { browser } = desks.auditor;
  const before = [await fixtures.look(withdrawal), (await get()).data];
  async function get() {
    return fixtures.provider.call(adminGetOffer, { as: fixtures.ada.user, params: { id: offer } });
  }
  const forms: [path: string, fields: Record<string, string>][] = [
    [queuePath, { intent: "approve", ids: withdrawal }],
    [queuePath, { intent: "reveal", ids: withdrawal }],
    ["/en/apps/details/users", { step: "suspend", user: payee.userId, reason: "No" }],
    ["/en/apps/details/users", { step: "rename", user: payee.userId, name: "Somebody Else" }],
    ["/en/apps/user/list", { step: "change_role", user: payee.userId, role: "admin" }],
    ["/en/apps/user/list", { step: "invite", name: "New One", email: "new@example.test", language: "en" }],
    ["/en/apps/details/cash-offers", { intent: "end", offer, version: "1", when: "now" }],
    ["/en/apps/roles", { intent: "save", name: "Mine", permissions: "users.read" }],
  ];
  for (const [path, fields] of forms) {
    for (const target of [path, `${path}.data`]) {
      const body = new URLSearchParams({ key: randomUUID(), ...fields });
      const response = await browser.request(target, { method: "POST", body });
      expect(response.status, `${target} ${fields.intent ?? fields.step}`).toEqual(
        expect.toSatisfy((status: number) => status === 400 || status === 403),
      );
    }
  }
  expect([await fixtures.look(withdrawal), (await get()).data]).toEqual(before);
  for (const [path, button] of [
    [`/en/apps/details/users?view=${payee.userId}`, "ask="],
    ["/en/apps/user/list", "add=user"],
    ["/en/apps/roles", "add=role"],
    ["/en/apps/details/cash-offers", "step=new"],
    [queuePath, "decide="],
  ] as const) {
    const html = await (await browser.request(path)).text();
    expect(html.includes(button), path).toBe(false);
  }
});

test("without scripts roles are filled in, validated, saved and deleted; money permissions wait for another", async () => {
  const { ada, otto, post, provider } = fixtures;
  const target = "/en/apps/roles?add=role";
  const filled: [string, string][] = [
    ["key", randomUUID()],
    ["name", "Paying"],
    ["permissions", "withdrawals.pay"],
  ];
  const review = await post(ada, target, [["intent", "review"], ...filled]);
  const html = await review.text();
  for (const text of [
    "Check the changes",
    "See withdrawals with masked accounts",
    "a second person must approve",
  ])
    expect(html).toContain(text);
  const short = await post(ada, target, [
    ["intent", "review"],
    ["key", randomUUID()],
    ["name", "P"],
  ]);
  expect(short.status).toBe(400);
  expect(await short.text()).toEqual(expect.stringContaining("Between 2 and 40 characters."));
  expect((await post(ada, target, [["intent", "save"], ...filled])).status).toBe(302);

  const [request] = (await provider.call(listStaffRequests, { as: otto.user })).data;
  const waiting = await (await otto.browser.request("/en/apps/roles")).text();
  expect(waiting).toContain("Ada Admin requests the role Paying");
  const approve: [string, string][] = [
    ["intent", "approve"],
    ["key", randomUUID()],
    ["request", request!.id],
  ];
  expect((await post(ada, "/en/apps/roles", approve)).status).toBe(403);
  expect((await post(otto, "/en/apps/roles", approve)).status).toBe(302);
  const created = (await provider.call(listRoles, { as: ada.user })).data.find(
    ({ name }) => name === "Paying",
  );
  expect(created?.permissions).toEqual(["withdrawals.read", "withdrawals.pay"]);
  const removal = await post(ada, `/en/apps/roles?view=${created!.key}&step=delete`, [
    ["intent", "delete"],
    ["key", randomUUID()],
    ["role", created!.key],
    ["version", "1"],
    ["replacement", "member"],
  ]);
  expect(removal.status).toBe(302);
});

test("without scripts, suspending a colleague waits, as both pages show, until another admin approves", async () => {
  const { ada, otto, post, provider } = fixtures;
  const colleague = await provider.signUp({ role: "finance", name: "Fay Finance" });
  const address = `/en/apps/details/users?view=${colleague.userId}`;
  const response = await post(ada, `${address}&ask=suspend`, [
    ["step", "suspend"],
    ["key", randomUUID()],
    ["user", colleague.userId],
    ["reason", "Left the keys"],
    ["memberMessage", "Please call us"],
  ]);
  expect(response.status).toBe(302);
  const requesterHtml = await (await ada.browser.request(address)).text();
  expect(requesterHtml).toContain("Ada Admin asks to suspend Fay Finance");
  expect(requesterHtml).toContain("Waits for a second person");
  expect(requesterHtml).not.toContain('value="approve"');
  const list = await (await otto.browser.request("/en/apps/user/list")).text();
  expect(list).toContain("Ada Admin asks to suspend Fay Finance");

  const request = (await provider.call(listStaffRequests, { as: otto.user })).data.at(-1)!;
  const approval: [string, string][] = [
    ["intent", "approve"],
    ["key", randomUUID()],
    ["request", request.id],
  ];
  expect((await post(otto, address, approval)).status).toBe(302);
  const load = { as: otto.user, params: { id: colleague.userId } };
  expect((await provider.call(adminGetUser, load)).data.status).toBe("suspended");
});
