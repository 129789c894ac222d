import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  changeNetwork,
  createNetwork,
  getNetwork,
  type NetworkChanges,
} from "#contract/networks/admin-networks.ts";
import { changeOffer, createOffer, exportOffers, type OfferDetails } from "#contract/offers/admin-offers.ts";
import { stepUp, stepUpSeconds } from "#contract/accounts/auth.ts";
import { createClick } from "#contract/clicks/clicks.ts";
import { getStore } from "#contract/stores/stores.ts";
import { clicks } from "#provider/database/schema/earning-schema.ts";
import { networks } from "#provider/database/schema/network-schema.ts";
import { describeOnDatabase } from "../../../support/databases/databases.ts";
import { createStoreFixture, processReport } from "../../../support/money/network-reports.ts";
import { addShop } from "../../../support/money/shops.ts";
import { closeAndVerify } from "../../../support/money/two-admins.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const trackingUrl = "https://network.test/go?m={programme}&a={publisher}&sub={click}&to={site}";

describeOnDatabase("programmes of networks", (open) => {
  let now = new Date("2026-05-04T09:00:00Z");
  let provider: TestProvider;
  let admin: TestUser;
  let member: TestUser;
  let slug: string;
  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
  });
  beforeEach(async () => {
    member = await provider.signUp();
    admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
    slug = `shop-${randomUUID().slice(0, 8)}`;
    await addShop(provider.app.database, { slug, name: slug });
  });
  afterAll(() => closeAndVerify(provider));

  async function addNetwork(values: object = {}): Promise<string> {
    const key = `net-${randomUUID().slice(0, 8)}`;
    const body = {
      key,
      name: "Example Net",
      status: "active" as const,
      authentication: "hmac" as const,
      addresses: [],
      trackingUrl,
      publisher: "4711",
      holdDays: 30,
      clickDays: 14,
      tracksWithinHours: 24,
      ...values,
    };
    const response = await provider.call(createNetwork, { as: admin, body });
    if (response.status !== 201) throw new Error(JSON.stringify(response.body));
    return key;
  }
  const offer = (network: string, programme: string | null | undefined) => ({
    store: slug,
    network,
    programme,
    rateKind: "percent" as const,
    rate: 500,
    commission: 1000,
    cap: null,
    tiers: [],
    terms: { en: "" },
    exclusions: { en: "" },
    startsAt: null,
    endsAt: null,
  });
  const make = (network: string, programme?: string | null) =>
    provider.call(createOffer, { as: admin, body: offer(network, programme) });
  const change = ({ id, version, network }: OfferDetails, programme?: string | null) => {
    const { store: _, network: __, ...body } = offer(network.key, programme);
    return provider.call(changeOffer, { as: admin, params: { id }, body: { ...body, version } });
  };
  const setNetwork = (key: string, body: NetworkChanges) =>
    provider.call(changeNetwork, { as: admin, params: { key }, body });
  const versionOf = async (key: string) =>
    (await provider.call(getNetwork, { as: admin, params: { key } })).data.version;
  const click = () =>
    provider.call(createClick, {
      as: member,
      headers: { "idempotency-key": randomUUID() },
      body: { store: slug },
    });

  test("a click's link contains the offer's programme and the publisher's id", async () => {
    await make(await addNetwork(), "7052");
    const { searchParams } = new URL((await click()).data.url);
    expect(searchParams.get("m")).toBe("7052");
    expect(searchParams.get("a")).toBe("4711");
    expect(searchParams.get("to")).toBe("https://store.test/");
  });

  test("an offer without the programme its network needs is refused with an error on its field", async () => {
    const response = await make(await addNetwork());
    expect(response.status).toBe(422);
    expect(response.body.fields).toEqual({ programme: [expect.stringContaining("the ID of its program")] });
  });

  test("an offer keeps its programme if a change omits it", async () => {
    const created = (await make(await addNetwork(), "7052")).data;
    expect((await change(created)).data.programme).toBe("7052");
  });

  test("a programme can't be removed while its network needs it", async () => {
    const created = (await make(await addNetwork(), "7052")).data;
    expect((await change(created, null)).status).toBe(422);
  });

  test("a changed programme is in the offer's history", async () => {
    const created = (await make(await addNetwork(), "7052")).data;
    const { changes } = (await change(created, "7053")).data;
    expect(changes.map(({ programme }) => programme)).toEqual(["7053", "7052"]);
  });

  test.each([" ", "a b", "{click}", "x".repeat(201)])("refuses %j as a programme", async (programme) => {
    expect((await make(await addNetwork(), programme)).status).toBe(400);
  });

  test("the offers' export contains the programme", async () => {
    const network = await addNetwork();
    await make(network, "7052");
    const file = await provider.app.inject({
      url: `/apis${exportOffers.path}?network=${network}`,
      headers: { authorization: `Bearer ${admin.accessToken}` },
    });
    expect(file.body).toContain('"7052"');
  });

  test("a network needs the publisher's id that its tracking URL contains", async () => {
    const key = await addNetwork();
    const response = await setNetwork(key, { version: 1, publisher: null });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields as object)).toEqual(["publisher"]);
  });

  test("a tracking URL that needs programmes is refused while an offer has none", async () => {
    const key = await addNetwork({ trackingUrl: "https://network.test/?c={click}" });
    await make(key);
    const response = await setNetwork(key, { version: 1, trackingUrl });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields as object)).toEqual(["trackingUrl"]);
    expect((await click()).status).toBe(201);
  });

  test("a paused network accepts a tracking URL that needs programmes, but can't be activated with it", async () => {
    const key = await addNetwork({ trackingUrl: "https://network.test/?c={click}" });
    await make(key);
    expect((await setNetwork(key, { version: 1, status: "paused", trackingUrl })).status).toBe(200);
    const response = await setNetwork(key, { version: 2, status: "active" });
    expect(Object.keys(response.body.fields as object)).toEqual(["status"]);
  });

  test("clicks skip an older offer without a programme and use another one of the store", async () => {
    const key = await addNetwork({ trackingUrl: "https://network.test/?c={click}" });
    await make(key);
    await provider.app.database.update(networks).set({ trackingUrl }).where(eq(networks.key, key));
    expect((await provider.call(getStore, { params: { slug } })).data.shopping).toBe("paused");
  });

  describe("programmes with their own links", () => {
    const ownTemplate = "{programme}?subId1={click}&u={site}";
    const link = "https://brand.network.test/c/4711/2/3";

    test("a click appends its parameters to the programme's link", async () => {
      await make(await addNetwork({ trackingUrl: ownTemplate }), link);
      const { data } = await click();
      expect(data.url).toBe(`${link}?subId1=${data.id}&u=https%3A%2F%2Fstore.test%2F`);
    });

    test.each(["7052", "javascript:alert(1)", "http://brand.test/", `${link}?x=1`, `${link}#x`])(
      "refuses %s with an error on its field",
      async (programme) => {
        const response = await make(await addNetwork({ trackingUrl: ownTemplate }), programme);
        expect(response.status).toBe(422);
        expect(Object.keys(response.body.fields as object)).toEqual(["programme"]);
      },
    );

    test("changing a link requires a recent password", async () => {
      const key = await addNetwork({ trackingUrl: ownTemplate });
      now = new Date(now.getTime() + (stepUpSeconds + 60) * 1000);
      expect((await make(key, link)).body.key).toBe("step_up_required");
      await provider.call(stepUp, { as: admin, body: { password: admin.password } });
      const created = await make(key, link);
      expect(created.status).toBe(201);
    });
  });

  test.each([
    ["an unknown placeholder", "https://network.test/?c={click}&x={campaign}"],
    ["a brace alone", "https://network.test/?c={click}&x={"],
    ["a programme in the host", "https://{programme}.test/?c={click}"],
  ])("refuses a tracking URL with %s", async (_, text) => {
    const key = await addNetwork();
    const response = await setNetwork(key, { version: await versionOf(key), trackingUrl: text });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields as object)).toEqual(["trackingUrl"]);
  });

  describe("click references", () => {
    const outcome = async (store: Awaited<ReturnType<typeof createStoreFixture>>, click_id: string) => {
      const event = await processReport(provider, store, { click_id });
      return event.reason ?? event.state;
    };

    test("a network with a length limit is sent the beginning of a click's id", async () => {
      await make(await addNetwork({ clickFormat: "hex", clickLength: 20 }), "7052");
      const { data } = await click();
      expect(new URL(data.url).searchParams.get("sub")).toBe(data.id.replaceAll("-", "").slice(0, 20));
    });

    test.each([
      ["in upper case", (id: string) => id.toUpperCase()],
      ["without hyphens", (id: string) => id.replaceAll("-", "")],
    ])("finds a click %s", async (_, write) => {
      const store = await createStoreFixture(provider);
      expect(await outcome(store, write(await store.click(member.userId)))).toBe("applied");
    });

    test.each([
      ["its id", (id: string) => id.slice(0, 20)],
      ["its id in upper case", (id: string) => id.slice(0, 20).toUpperCase()],
      ["its id without hyphens", (id: string) => id.replaceAll("-", "").slice(0, 20)],
    ])("finds a click ID truncated to the network's length from %s", async (_, cut) => {
      const store = await createStoreFixture(provider, { clickLength: 20 });
      expect(await outcome(store, cut(await store.click(member.userId)))).toBe("applied");
    });

    test("a click ID truncated to another length isn't found", async () => {
      const store = await createStoreFixture(provider, { clickLength: 20 });
      const id = await store.click(member.userId);
      expect(await outcome(store, id.slice(0, 19))).toBe("click_unknown");
    });

    test("a reference that two clicks begin with isn't found", async () => {
      const store = await createStoreFixture(provider, { clickLength: 20 });
      const id = await store.click(member.userId);
      const [row] = await provider.app.database.select().from(clicks).where(eq(clicks.id, id));
      const twin = id.slice(0, -2) + (id.endsWith("00") ? "01" : "00");
      await provider.app.database.insert(clicks).values({ ...row!, id: twin });
      expect(await outcome(store, id.slice(0, 20))).toBe("click_unknown");
      expect(await outcome(store, id)).toBe("applied");
    });

    test("the beginning of another network's click isn't found", async () => {
      const [store, other] = [
        await createStoreFixture(provider, { clickLength: 20 }),
        await createStoreFixture(provider),
      ];
      const id = await other.click(member.userId);
      expect(await outcome(store, id.slice(0, 20))).toBe("click_unknown");
    });
  });
});
