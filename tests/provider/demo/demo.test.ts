import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { asc, count, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listCourses } from "#contract/academy/academy.ts";
import { listRoles } from "#contract/roles/admin-roles.ts";
import { adminListClaims, getClaimProof } from "#contract/claims/admin-claims.ts";
import { login } from "#contract/accounts/auth.ts";
import { listClaimable, listClaims } from "#contract/claims/claims.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { listPayoutMethods } from "#contract/withdrawals/payout-methods.ts";
import { listTrendingStores } from "#contract/stores/stores.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { academyCertificates, academyCourses } from "#provider/database/schema/academy-schema.ts";
import { invoices } from "#provider/database/schema/invoice-schema.ts";
import { networks } from "#provider/database/schema/network-schema.ts";
import { ledgerEntries, users } from "#provider/database/schema/schema.ts";
import { writeCourses } from "#provider/academy/write-courses.ts";
import { demoAccounts } from "#provider/demo/users.ts";
import { scanMembers } from "#provider/modules/fraud/scan.ts";
import { seedDemo } from "#provider/demo/seed.ts";
import { checkLedger } from "#provider/ledger/check.ts";
import { readHeads } from "#provider/modules/activity-logs/head-file.ts";
import { verifyActivityLog } from "#provider/modules/activity-logs/verify.ts";
import { proofTypeOf } from "#provider/modules/claims/proof-type.ts";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { getFraudCase, listFraudCases } from "#contract/fraud/admin-fraud.ts";
import { adminListWithdrawals } from "#contract/withdrawals/admin-withdrawals.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

describeOnBothDatabases("the demo", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), "cashlane-demo-"));
    connection = await open();
    const courses = await writeCourses(connection, () => new Date());
    expect(courses).toBeGreaterThan(0);
    provider = await startTestProvider({ connection, environment: { DATA_DIR: dataDir } });
    expect(await seedDemo(connection, provider.environment, provider.app.clock)).toBe(true);
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
    await rm(dataDir, { recursive: true });
  });

  async function signIn(email: string) {
    const { password } = demoAccounts.find((account) => account.email === email)!;
    const { data } = await provider.call(login, { body: { email, password } });
    return { accessToken: data.access_token };
  }

  test("M9 the ledger balances", async () => {
    expect(await checkLedger(connection.database)).toEqual([]);
  });

  test("a custom role has users and can't read members' money", async () => {
    const { data } = await provider.call(listRoles, { as: await signIn("admin@cashlane.test") });
    const customRole = data.find(({ name }) => name === "Partner care");
    expect(customRole).toMatchObject({ people: { count: 2 } });
    expect(customRole!.permissions.filter((one) => /^(users|withdrawals|logs)\./.test(one))).toEqual([]);
  });

  test("some invoices are paid, partly paid, sent, drafts and overdue", async () => {
    const rows = await connection.database.select().from(invoices);
    expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual([
      ...["draft", "paid", "partially_paid", "sent"],
    ]);
    const today = new Date().toISOString().slice(0, 10);
    const open = rows.filter(({ state }) => state === "sent" || state === "partially_paid");
    expect(open.some(({ dueOn }) => dueOn! >= today)).toBe(true);
  });

  test("members have finished courses with certificates, and the main member is in the middle of one", async () => {
    const as = await signIn("member@cashlane.test");
    const { data } = await provider.call(listCourses, { as });
    const states = data.courses.map(({ done, lessons }) =>
      done === lessons ? "done" : done > 0 ? "begun" : "new",
    );
    expect(states.slice(0, 4)).toEqual(["done", "done", "begun", "new"]);
    const [first] = await connection.database
      .select()
      .from(academyCourses)
      .orderBy(asc(academyCourses.position));
    const certified = await connection.database.$count(
      academyCertificates,
      eq(academyCertificates.courseId, first!.id),
    );
    expect(first!.finishers).toBe(certified);
    expect(certified).toBeGreaterThan(20);
  });

  test("M7 the activity log's chain verifies up to the head kept outside the database", async () => {
    const heads = await readHeads(dataDir);
    expect(heads).toHaveLength(1);
    expect(await verifyActivityLog(connection.database, heads)).toMatchObject({
      intact: true,
      rows: heads[0]!.sequence,
    });
  });

  test.each([
    ["member@cashlane.test", "member"],
    ["admin@cashlane.test", "admin"],
    ["auditor@cashlane.test", "admin"],
    ["finance@cashlane.test", "finance"],
    ["support@cashlane.test", "support"],
  ])("%s signs in as %s", async (email, role) => {
    const { data } = await provider.call(getCurrentUser, { as: await signIn(email) });
    expect(data).toMatchObject({ email, role });
  });

  test("the member has a balance, two payout methods and a few unread notifications", async () => {
    const as = await signIn("member@cashlane.test");
    expect((await provider.call(getCurrentUser, { as })).data.total_balance).toBeGreaterThan(600);
    expect(
      (await provider.call(listPayoutMethods, { as })).data.map((method) => method.kind).toSorted(),
    ).toEqual(["bank_transfer", "paypal"]);
    const { data, meta } = await provider.call(listNotifications, { as, query: { page: 1, limit: 100 } });
    expect(meta?.unreadCount).toBe(4);
    const oldestUnread = data.findLastIndex(({ isRead }) => !isRead);
    const readBefore = data.slice(0, oldestUnread).filter(({ isRead }) => isRead);
    // Notifications of reward orders and referrals are always read, and may be newer.
    const alwaysRead = ["order_delivered", "order_refunded", "referral_paid", "referral_undone"];
    expect(readBefore.filter(({ type }) => !alwaysRead.includes(type))).toEqual([]);
  });

  test("has claims in every state, each with a readable proof, and purchases to claim", async () => {
    const as = await signIn("member@cashlane.test");
    const states = (await provider.call(listClaims, { as })).data.map(({ state }) => state);
    expect(states.toSorted()).toEqual(["refused", "sent", "with_store"]);
    const { data } = await provider.call(listClaimable, { as });
    expect(data.length).toBeGreaterThan(0);
    const admin = await signIn("admin@cashlane.test");
    const [first] = (await provider.call(adminListClaims, { as: admin })).data;
    const proof = await provider.call(getClaimProof, { as: admin, params: { id: first!.id } });
    expect(proofTypeOf(Buffer.from(proof.data.content, "base64"))).toBe("image/png");
  });

  test("has eight trending stores, some with rate ranges, some with coupons", async () => {
    const { data } = await provider.call(listTrendingStores);
    expect(data.map((store) => store.name).toSorted()).toEqual([
      "Best Buy",
      "IKEA",
      "Macy's",
      "Nike",
      "Sephora",
      "Target",
      "Walmart",
      "eBay",
    ]);
    expect(new Set(data.map((store) => store.cashBack === null))).toEqual(new Set([true, false]));
    expect(new Set(data.map((store) => store.coupons === 0))).toEqual(new Set([true, false]));
  });

  test("a ring of five accounts with one bank account is found, held and explained", async () => {
    await scanMembers(provider.app);
    const as = await signIn("admin@cashlane.test");
    const { data } = await provider.call(listFraudCases, { as, query: { state: "open" } });
    expect(data.map(({ evidence }) => evidence[0])).toEqual(
      Array(5).fill(expect.objectContaining({ signal: "shared_payout", value: 4 })),
    );
    const { data: first } = await provider.call(getFraudCase, { as, params: { id: data[0]!.id } });
    const ring = data.map(({ member }) => member.id).toSorted();
    const closest = first.accounts.slice(0, 5);
    expect(closest.map(({ id }) => id).toSorted()).toEqual(ring);
    const heldWithdrawals = await provider.call(adminListWithdrawals, { as, query: { stage: "held" } });
    expect(heldWithdrawals.data.map(({ member }) => member.id).toSorted()).toEqual(ring);
  });

  test("seeding again, even twice at once, writes nothing", async () => {
    const rows = async () => [
      await connection.database.select({ rows: count() }).from(users),
      await connection.database.select({ rows: count() }).from(ledgerEntries),
    ];
    const before = await rows();
    const seedAgain = () => seedDemo(connection, provider.environment, provider.app.clock);
    expect(await Promise.all([seedAgain(), seedAgain()])).toEqual([false, false]);
    expect(await rows()).toEqual(before);
  });

  test("starting on other ports moves the simulated networks, but keeps links an admin changed", async () => {
    const { database } = connection;
    const changed = "https://track.example/awin?c={click}";
    await database.update(networks).set({ trackingUrl: changed }).where(eq(networks.key, "awin"));
    const environment = { ...provider.environment, NETWORK_ORIGIN: "http://localhost:4999" };
    await seedDemo(connection, environment, provider.app.clock);
    const links = await database.select({ key: networks.key, url: networks.trackingUrl }).from(networks);
    const linkOf = (key: string) => links.find((link) => link.key === key)?.url;
    expect(linkOf("cj")).toBe("http://localhost:4999/cj/go?dialect=cj&click={click}&to={site}");
    expect(linkOf("awin")).toBe(changed);
  });

  test("networks of earlier versions' demos get the mapping of their dialect, unless an admin changed it", async () => {
    const { database } = connection;
    const origin = "http://localhost:4998";
    const statuses: PostbackMapping["statuses"] = {
      pending: "pending",
      approved: "confirmed",
      confirmed: "confirmed",
      declined: "rejected",
      rejected: "rejected",
      reversed: "reversed",
      refunded: "reversed",
    };
    const earlier: PostbackMapping = {
      parameters: usualParameters,
      statuses,
      amounts: "major",
      times: "iso",
    };
    const change = (key: string, mapping: PostbackMapping) =>
      database
        .update(networks)
        .set({ mapping, trackingUrl: `${origin}/${key}/go?click={click}&to={site}` })
        .where(eq(networks.key, key));
    await change("impact", earlier);
    const changed: PostbackMapping = { ...earlier, statuses: { ...statuses, open: "pending" } };
    await change("rakuten", changed);
    const environment = { ...provider.environment, NETWORK_ORIGIN: origin };
    await seedDemo(connection, environment, provider.app.clock);
    const rows = await database.select().from(networks);
    const rowOf = (key: string) => rows.find((row) => row.key === key)!;
    expect(rowOf("impact").trackingUrl).toContain("/impact/go?dialect=impact&");
    expect(rowOf("impact").mapping).toMatchObject({ parameters: { click: "click_id|sub_id1|SubId1" } });
    expect(rowOf("rakuten").trackingUrl).toBe(`${origin}/rakuten/go?click={click}&to={site}`);
    expect(rowOf("rakuten").mapping).toEqual(changed);
  });
});
