import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  acceptClaim,
  adminGetClaim,
  rejectClaim,
  sendClaimToNetwork,
} from "#contract/claims/admin-claims.ts";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { networkConnections } from "#provider/database/schema/connection-schema.ts";
import { networkClaims } from "#provider/database/schema/network-claim-schema.ts";
import { offers } from "#provider/database/schema/store-schema.ts";
import { pullDue } from "#provider/modules/connections/run.ts";
import type { ApiWorld, SimulatedProgramme } from "#provider/simulated-network/apis/api.ts";
import { sendTestClaim } from "../../support/money/claims.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { createStoreFixture, type StoreFixture } from "../../support/money/network-reports.ts";
import { leadsOf } from "../../support/money/network-stories.ts";
import { createPulledStore } from "../../support/money/pulled-network.ts";
import { pulledApis } from "../../support/money/pulled-apis.ts";
import {
  day,
  failingAfter,
  hour,
  minute,
  openPullWorld,
  pauseAll,
  runOf,
  type PullWorld,
} from "../../support/money/pulled-world.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

const { credentials } = pulledApis.awin;
const northwind: SimulatedProgramme = {
  id: 7052,
  name: "Northwind",
  domain: "northwind.example",
  percent: [4, 8],
  validationDays: 45,
};
const listed = "/publisher/189069/transactionqueries";
let world: PullWorld;
let decideClaim: ApiWorld["decideClaim"];
beforeAll(async () => {
  world = await openPullWorld({
    ...pulledApis.awin,
    createApi: (parts) =>
      pulledApis.awin.createApi({
        ...parts,
        programmes: () => [northwind],
        coupons: () => [],
        decideClaim: (claim, at) => decideClaim?.(claim, at),
      }),
  });
});
afterAll(() => world.close());

describeOnDatabase("claims by a network's API", (open) => {
  let provider: TestProvider;
  let store: StoreFixture;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => world.now, environment: world.environment });
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    world.reset();
    decideClaim = () => undefined;
    await pauseAll(provider);
    store = await createPulledStore(provider, "awin", credentials);
    await setProgramme("7052");
    await world.pullAfter(provider, 0);
    world.requests.length = 0;
  });

  const setProgramme = (programme: string | null) =>
    provider.app.database.update(offers).set({ programme }).where(eq(offers.id, store.offerId));
  const admin = () => provider.signUp({ role: "admin", name: "Ada" });
  /** Sends a member's claim for a visit five days ago. */
  async function claim(at: StoreFixture = store, orderNumber = "ORDER-1") {
    const member = await provider.signUp();
    const clickId = await at.click(member.userId, new Date(world.now.getTime() - 5 * day));
    const orderedOn = new Date(world.now.getTime() - 4 * day).toISOString().slice(0, 10);
    return (await sendTestClaim(provider, member, { clickId, orderedOn, orderNumber, orderAmount: 10_000 }))
      .data.id;
  }
  const sendToNetwork = async (id: string) =>
    provider.call(sendClaimToNetwork, { as: await admin(), params: { id } });
  const find = async (id: string) =>
    (await provider.call(adminGetClaim, { as: await admin(), params: { id } })).data;
  const queries = () => world.requests.filter(({ path }) => path === listed);
  async function createSentClaim() {
    const id = await claim();
    await sendToNetwork(id);
    await world.pullAfter(provider, 0);
    return id;
  }

  test("can be sent if the network has an API for them", async () => {
    expect((await find(await claim())).isSendable).toBe(true);
  });

  test("can't be sent if the network's API takes none", async () => {
    const other = await createPulledStore(provider, "cj", pulledApis.cj.credentials);
    expect((await find(await claim(other))).isSendable).toBe(false);
  });

  test("can't be sent if the network isn't connected", async () => {
    const id = await claim(await createStoreFixture(provider, { preset: "awin" }));
    expect((await sendToNetwork(id)).body).toMatchObject({ key: "claim_not_sendable" });
  });

  test("can't be sent without the programme of the offer", async () => {
    await setProgramme(null);
    expect((await sendToNetwork(await claim())).status).toBe(409);
  });

  test('have the state "with the store" once an admin has sent them', async () => {
    const { data } = await sendToNetwork(await claim());
    expect(data).toMatchObject({ state: "with_store", decidedBy: { name: "Ada" } });
  });

  test("are recorded in the activity log when they are sent", async () => {
    const id = await claim();
    await sendToNetwork(id);
    const query = { action: "claim.send-to-network" };
    const { data } = await provider.call(listActivityLogs, { as: await admin(), query });
    expect(data.map(({ object }) => object.id)).toContain(id);
  });

  test("reach the network with the next run, and get their number there", async () => {
    const id = await createSentClaim();
    expect((await find(id)).networkClaim).toMatchObject({ state: "sent", reference: "810000001" });
    expect(await runOf(provider, store, "claims")).toMatchObject({ state: "done", added: 1 });
  });

  test("are sent only once", async () => {
    const id = await createSentClaim();
    expect((await sendToNetwork(id)).status).toBe(409);
    await world.pullAfter(provider, day);
    expect(queries().filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test("aren't sent a second time wherever a process is killed", async () => {
    const id = await claim();
    await sendToNetwork(id);
    for (let uses = 4; uses < 60 && (await find(id)).networkClaim!.state === "waiting"; uses += 1) {
      await pullDue(failingAfter(provider.app, uses), world.parts).catch(() => undefined);
      await provider.app.database.update(networkConnections).set({ lease: null, leaseEndsAt: null });
      await provider.app.database.update(networkConnections).set({ nextRunAt: world.now });
    }
    await world.pullAfter(provider, hour);
    expect((await find(id)).networkClaim!.state).toBe("sent");
    expect(queries().filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test("that an admin has decided meanwhile aren't sent", async () => {
    const id = await claim();
    await sendToNetwork(id);
    const body = { reason: "The store has canceled the order." };
    await provider.call(rejectClaim, { as: await admin(), params: { id }, body });
    await world.pullAfter(provider, 0);
    expect(queries()).toEqual([]);
  });

  test("wait if the network can't be reached, and are sent within an hour", async () => {
    const id = await claim();
    await sendToNetwork(id);
    world.fault = (path) => (path === listed ? { status: 403, body: "" } : undefined);
    await world.pullAfter(provider, 0);
    expect((await find(id)).networkClaim).toMatchObject({ state: "waiting", failure: "forbidden" });
    world.fault = () => undefined;
    await world.pullAfter(provider, hour + minute);
    expect((await find(id)).networkClaim).toMatchObject({ state: "sent", failure: null });
  });

  test("that fail don't count as a failing connection", async () => {
    await sendToNetwork(await claim());
    world.fault = (path) => (path === listed ? { status: 403, body: "" } : undefined);
    await world.pullAfter(provider, 0);
    const isOwn = eq(networkConnections.network, store.network);
    const [row] = await provider.app.database.select().from(networkConnections).where(isOwn);
    expect(row!.failures).toBe(0);
  });

  test("that the network doesn't take show its words, and can be sent again", async () => {
    await setProgramme("99");
    const id = await createSentClaim();
    const rejectedClaim = await find(id);
    expect(rejectedClaim.networkClaim!.state).toBe("refused");
    expect(rejectedClaim.networkClaim!.reason).toContain("The programme doesn't take your claims");
    expect(rejectedClaim.isSendable).toBe(true);
    await setProgramme("7052");
    await sendToNetwork(id);
    await world.pullAfter(provider, 0);
    expect((await find(id)).networkClaim!.state).toBe("sent");
  });

  test("show the network's reason once it has declined them", async () => {
    const id = await createSentClaim();
    decideClaim = () => ({ status: "declined", reason: "Another site brought the customer" });
    await world.pullAfter(provider, day);
    expect((await find(id)).networkClaim).toMatchObject({
      state: "declined",
      reason: "Another site brought the customer",
    });
    expect((await find(id)).decisions).toEqual(["accept", "refuse"]);
  });

  test("are accepted once the approved purchase has arrived", async () => {
    const id = await createSentClaim();
    decideClaim = () => ({ status: "approved" });
    await world.pullAfter(provider, day);
    await world.pullAfter(provider, day);
    const [lead] = await leadsOf(provider.app, store.network);
    expect(lead).toMatchObject({ state: "confirmed", source: "pull", cashBack: 600n });
    expect(await find(id)).toMatchObject({ state: "accepted", purchaseId: lead!.id, decidedBy: null });
  });

  test("are credited once if an admin accepts them before the approved purchase arrives", async () => {
    const id = await createSentClaim();
    await provider.call(acceptClaim, { as: await admin(), params: { id }, body: { seen: [] } });
    decideClaim = () => ({ status: "approved" });
    await world.pullAfter(provider, day);
    await world.pullAfter(provider, day);
    expect(await leadsOf(provider.app, store.network)).toHaveLength(1);
  });

  test("are read in windows that the network allows, however long it takes", async () => {
    const id = await createSentClaim();
    world.requests.length = 0;
    decideClaim = ({ sentAt }, at) =>
      at.getTime() - sentAt.getTime() > 70 * day ? { status: "declined", reason: "Late" } : undefined;
    await world.pullAfter(provider, 71 * day);
    expect(queries().map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await find(id)).networkClaim!.state).toBe("declined");
  });

  test("keep who requested them", async () => {
    const id = await claim();
    const requester = await admin();
    await provider.call(sendClaimToNetwork, { as: requester, params: { id } });
    const [row] = await provider.app.database
      .select()
      .from(networkClaims)
      .where(eq(networkClaims.claimId, id));
    expect(row!.requestedBy).toBe(requester.userId);
  });
});
