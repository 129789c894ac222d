import { randomUUID } from "node:crypto";
import { eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connectNetwork } from "#contract/networks/admin-connections.ts";
import { changeNetwork, getNetwork, rotateNetworkSecret } from "#contract/networks/admin-networks.ts";
import { replayPostback } from "#contract/networks/admin-postbacks.ts";
import { decideOrder } from "#contract/shop/admin-shop-orders.ts";
import { approveWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { login } from "#contract/accounts/auth.ts";
import { recordPayment } from "#contract/invoices/invoices.ts";
import { withReadPermissions } from "#contract/roles/permissions.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { networks } from "#provider/database/schema/network-schema.ts";
import { roles } from "#provider/database/schema/role-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { offerVersions } from "#provider/database/schema/store-schema.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import {
  createStoreFixture,
  releaseLeads,
  processReport,
  type StoreFixture,
  type ReportedPurchase,
} from "../../support/money/network-reports.ts";
import { sentInvoice } from "../../support/money/invoices.ts";
import { buyReward, stockedCard } from "../../support/money/rewards.ts";
import { addClick } from "../../support/money/shops.ts";
import { closeAndVerify } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee, type Payee } from "../../support/money/withdrawals.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const day = 24 * 60 * 60 * 1000;

describeOnDatabase("purchases whose network or offer one admin set up", (open) => {
  let now = new Date("2026-05-04T09:00:00Z");
  const advanceClock = (time: number) => (now = new Date(now.getTime() + time));
  let provider: TestProvider;
  let variant: string;
  let other: TestUser;
  let rogue: TestUser;
  let accomplice: Payee;
  let store: StoreFixture;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    other = await provider.signUp({ role: "admin" });
    ({ variant } = await stockedCard(provider, other, { codes: 300, faceValue: 5_000, price: 4_800 }));
  });
  afterAll(() => closeAndVerify(provider));
  beforeEach(async () => {
    advanceClock(2 * day);
    rogue = await provider.signUp({ role: "admin" });
    accomplice = await signUpPayee(provider, 1_000n);
    store = await createStoreFixture(provider, { holdDays: 0 });
  });

  async function signIn<T extends TestUser>(person: T): Promise<T> {
    const { email, password } = person;
    const { data } = await provider.call(login, { body: { email, password } });
    return { ...person, accessToken: data.access_token };
  }
  async function order(quantity = 1) {
    return (
      await buyReward(provider, await signIn(accomplice), { variant, quantity, total: quantity * 4_800 })
    ).data;
  }
  async function deliver(as: TestUser, id: string) {
    const input = { as: await signIn(as), params: { id }, body: { step: "deliver" } as const };
    return (await provider.call(decideOrder, input)).data.state;
  }
  const visit = () => store.click(accomplice.userId, new Date(now.getTime() - 60_000));
  /** Creates a purchase of 1,000.00 with 60.00 of cash back. */
  async function earn(purchase: Partial<ReportedPurchase> = {}) {
    const usual = { amount: "1000.00", commission: "120.00", status: "approved" };
    const event = await processReport(provider, store, { click_id: await visit(), ...usual, ...purchase });
    await releaseLeads(provider);
    advanceClock(1_000);
    return event;
  }
  async function network(as: TestUser) {
    return (await provider.call(getNetwork, { as, params: { key: store.network } })).data;
  }

  async function replaceSecret(as = rogue) {
    const { secrets } = await network(await signIn(as));
    const body = { overlapHours: 0, replaces: secrets[0]?.id ?? null } as const;
    const input = { as: await signIn(as), params: { key: store.network }, body };
    store.secret = (await provider.call(rotateNetworkSecret, input)).data.secret!;
    advanceClock(1_000);
  }
  async function enterCredentials() {
    await provider.app.database
      .update(networks)
      .set({ preset: "awin" })
      .where(eq(networks.key, store.network));
    const body = {
      credentials: { publisherId: "42", token: "awin-token-0123456789" },
      overlapHours: 0,
    } as const;
    const input = { as: await signIn(rogue), params: { key: store.network }, body };
    expect((await provider.call(connectNetwork, input)).status).toBe(200);
    advanceClock(1_000);
  }
  async function changeMapping(by = rogue) {
    const as = await signIn(by);
    const { version, mapping } = await network(as);
    const parameters = { ...mapping!.parameters, commission: mapping!.parameters.amount };
    const body = { version, mapping: { ...mapping!, parameters } };
    const response = await provider.call(changeNetwork, { as, params: { key: store.network }, body });
    expect(response.status).toBe(200);
    advanceClock(1_000);
  }

  async function earnWithOwnSecret() {
    await replaceSecret();
    await earn();
  }
  async function raiseWithOwnSecret() {
    const purchase = { click_id: await visit(), transaction_id: `T-${randomUUID()}` };
    await earn({ ...purchase, amount: "10.00" });
    await replaceSecret();
    await earn(purchase);
  }
  async function earnByOwnMapping() {
    await changeMapping();
    await earn();
  }
  async function readHeldReportAgain() {
    const click_id = await visit();
    await earn({ click_id, order_id: "4711", amount: "1000.00" });
    const { id, reason } = await earn({ click_id, order_id: "4711", amount: "1000.00" });
    expect(reason).toBe("order_reported_twice");
    await provider.call(replayPostback, { as: await signIn(rogue), params: { id } });
    await processDueEvents(provider.app);
    await releaseLeads(provider);
  }
  async function earnByOwnOffer() {
    const { database } = provider.app;
    const { offerId, storeId } = store;
    const [first] = await database.select().from(offerVersions).where(eq(offerVersions.offerId, offerId));
    const ownVersion = { ...first!, version: 2, changedBy: rogue.userId };
    await database.insert(offerVersions).values(ownVersion);
    const when = new Date(now.getTime() - 60_000);
    const to = { userId: accomplice.userId, storeId, offerId, network: store.network };
    await earn({ click_id: await addClick(database, { ...to, createdAt: when, offerVersion: 2 }) });
  }

  test.each([
    ["made the secret it was reported with", earnWithOwnSecret, 1],
    ["made the secret its amount was raised with", raiseWithOwnSecret, 1],
    ["changed how its network's reports are read", earnByOwnMapping, 1],
    ["had its report in quarantine read again", readHeldReportAgain, 2],
  ])("M24 a card paid by a purchase waits for another admin after one %s", async (_, gain, cards) => {
    await gain();
    const { id, state } = await order(cards);
    expect(state).toBe("placed");
    expect(await deliver(rogue, id)).toBe("placed");
    expect(await deliver(other, id)).toBe("delivered");
  });

  test.each([
    ["wrote the offer of a purchase", earnByOwnOffer],
    ["changed how a network's reports are read", earnByOwnMapping],
    ["had a report in quarantine read again", readHeldReportAgain],
    ["made the secret an amount was raised with", raiseWithOwnSecret],
  ])("M11 an admin who %s doesn't approve a withdrawal alone", async (_, gain) => {
    await gain();
    const { id } = (await submitWithdrawal(provider, await signIn(accomplice), 1_000)).data;
    const approve = async (as: TestUser) =>
      (await provider.call(approveWithdrawal, { as: await signIn(as), params: { id } })).data.state;
    expect(await approve(rogue)).toBe("requested");
    expect(await approve(other)).toBe("approved");
  });

  test("an admin can't deliver a card paid by their own forged report after another admin replaced the secret", async () => {
    await earnWithOwnSecret();
    await replaceSecret(other);
    const { id } = await order();
    expect(await deliver(rogue, id)).toBe("placed");
  });

  /** Records, as the user `by`, the payment of an invoice with the puppet's purchases. */
  async function receive(by: TestUser, total?: bigint) {
    const { database } = provider.app;
    const purchases = await database.select().from(leads).where(eq(leads.network, store.network));
    const invoice = await sentInvoice(database, { purchases, at: now, ...(total && { total }) });
    const paidOn = now.toISOString().slice(0, 10);
    const body = { amount: Number(invoice.total), paidOn, method: "bank_transfer", note: "" } as const;
    const input = {
      as: await signIn(by),
      params: { id: invoice.id },
      body,
      headers: { "idempotency-key": randomUUID() },
    };
    const response = await provider.call(recordPayment, input);
    expect(response.status).toBe(200);
    advanceClock(1_000);
  }
  /** Signs up a staff member who may record payments of invoices, but can't approve payments. */
  async function signUpClerk() {
    const clerk = await provider.signUp();
    const key = `clerk-${clerk.userId.slice(0, 8)}`;
    const permissions = withReadPermissions(["invoices.settle"]);
    const role = { key, name: key, permissions, createdBy: other.userId, createdAt: now, changedAt: now };
    await provider.app.database.insert(roles).values(role);
    await provider.app.database.update(users).set({ role: key }).where(eq(users.id, clerk.userId));
    return clerk;
  }

  test.each([
    ["a secret", replaceSecret],
    ["a mapping", changeMapping],
    ["credentials of its API", enterCredentials],
  ])(
    "M24 a card waits for another admin if its purchase was reported with %s that one admin made a year ago",
    async (_, change) => {
      await change();
      advanceClock(365 * day);
      await earn();
      expect((await order()).state).toBe("placed");
    },
  );

  test("M24 a card waits for another admin even if its purchase became payable long ago", async () => {
    await earnWithOwnSecret();
    advanceClock(365 * day);
    expect((await order()).state).toBe("placed");
  });

  test("M24 a card waits for another admin if one admin wrote the purchase's offer", async () => {
    await earnByOwnOffer();
    expect((await order()).state).toBe("placed");
  });

  test("M24 an admin's new secret still needs another approver after a colleague changed the mapping", async () => {
    await replaceSecret();
    await changeMapping(other);
    await earn();
    const { id } = await order();
    expect(await deliver(rogue, id)).toBe("placed");
  });

  test("a card is delivered at once after another admin recorded the network's payment", async () => {
    await earnWithOwnSecret();
    await receive(other);
    expect((await order()).state).toBe("delivered");
  });

  test("M24 a card still waits if the network's payment was recorded by the admin who replaced its secret", async () => {
    await earnWithOwnSecret();
    await receive(rogue);
    expect((await order()).state).toBe("placed");
  });

  test("M24 a card still waits if staff without money permissions recorded the network's payment", async () => {
    await earnWithOwnSecret();
    await receive(await signUpClerk());
    expect((await order()).state).toBe("placed");
  });

  test("M24 a card still waits if the paid invoice is for less than its purchases", async () => {
    await earnWithOwnSecret();
    await receive(other, 100n);
    expect((await order()).state).toBe("placed");
  });

  test("M24 a card waits for an amount that a report added after the network's payment was recorded", async () => {
    const purchase = { click_id: await visit(), transaction_id: `T-${randomUUID()}` };
    await replaceSecret();
    await earn({ ...purchase, amount: "10.00", commission: "1.20" });
    await receive(other);
    await earn(purchase);
    expect((await order()).state).toBe("placed");
  });

  test("a card is delivered at once after the offer's author recorded the network's payment", async () => {
    await earnByOwnOffer();
    await receive(rogue);
    expect((await order()).state).toBe("delivered");
  });

  test("a card paid by a purchase of an unchanged network is delivered at once", async () => {
    await earn();
    expect((await order()).state).toBe("delivered");
  });

  test("a card is delivered at once after the only admin replaced the secret, if there never was a second approver", async () => {
    await replaceSecret();
    await provider.app.database.update(users).set({ role: "member" }).where(ne(users.id, rogue.userId));
    await provider.app.database.update(users).set({ approverSince: null });
    await earn();
    expect((await order()).state).toBe("delivered");
  });
});
