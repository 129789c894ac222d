import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { networkClaims } from "#provider/database/schema/network-claim-schema.ts";
import { networks } from "#provider/database/schema/network-schema.ts";
import { offers } from "#provider/database/schema/store-schema.ts";
import type { NetworkClaimState } from "#contract/claims/network-claim-states.ts";
import { texts as arabic } from "~/locales/ar/network-claims";
import { texts as english } from "~/locales/en/network-claims";
import { texts as french } from "~/locales/fr/network-claims";
import { sendTestClaim } from "../../support/money/claims";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { normalizeSpaces, readPage } from "../../support/money/member-world";
import { pulledApis } from "../../support/money/pulled-apis";
import { createPulledStore } from "../../support/money/pulled-network";

const day = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const fixtures = adminFixtures();
let claim: string;

beforeEach(async () => {
  const { provider } = fixtures;
  const { database } = provider.app;
  const store = await createPulledStore(provider, "awin", pulledApis.awin.credentials);
  await database.update(networks).set({ name: "Awin <UK>" }).where(eq(networks.key, store.network));
  await database.update(offers).set({ programme: "7052" }).where(eq(offers.id, store.offerId));
  const member = await provider.signUp();
  const clickId = await store.click(member.userId, daysAgo(5));
  const orderedOn = daysAgo(4).toISOString().slice(0, 10);
  claim = (await sendTestClaim(provider, member, { clickId, orderedOn })).data.id;
});

const path = (language = "en") => `/${language}/apps/admin/claims?view=${claim}`;
const page = async (language?: string) =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(path(language))));
const sendToNetwork = () =>
  fixtures.ada.browser.submit(path(), { claim, key: randomUUID(), intent: "send-to-network" });
const updateNetworkClaim = (
  change: Partial<typeof networkClaims.$inferInsert> & { state: NetworkClaimState },
) =>
  fixtures.provider.app.database
    .update(networkClaims)
    .set({ attemptedAt: new Date(), ...change })
    .where(eq(networkClaims.claimId, claim));

test.each([
  ["en", "Send to Awin &lt;UK&gt;"],
  ["fr", "Envoyer à Awin &lt;UK&gt;"],
  ["ar", "إرسال إلى Awin &lt;UK&gt;"],
])("offers to send a claim to its network in %s", async (language, label) => {
  expect(await page(language)).toContain(label);
});

test("sends a claim without scripts", async () => {
  expect((await sendToNetwork()).headers.get("location")).toBe(path());
  expect(await page()).toContain(english.sent);
});

test("doesn't offer to send a claim a second time", async () => {
  await sendToNetwork();
  expect(await page()).not.toContain('value="send-to-network"');
});

test.each([
  ["en", english],
  ["fr", french],
  ["ar", arabic],
] as const)("in %s: shows the state of a sent claim", async (language, texts) => {
  await sendToNetwork();
  await updateNetworkClaim({ state: "sent", reference: "810000001" });
  const html = await page(language);
  expect(html).toContain(texts.text_sent);
  expect(html).toContain("810000001");
});

test("shows the network's reason as text", async () => {
  await sendToNetwork();
  await updateNetworkClaim({ state: "declined", reason: "Sold by <another> site", answeredAt: new Date() });
  expect(await page()).toContain("Sold by &lt;another&gt; site");
});

test("shows why a claim still waits", async () => {
  await sendToNetwork();
  await updateNetworkClaim({ state: "waiting", failure: "timeout" });
  expect(await page()).toContain(english.failed);
});

test("refuses to send it again with a reason", async () => {
  await sendToNetwork();
  const repeatedResponse = await sendToNetwork();
  expect(repeatedResponse.status).toBe(409);
  expect(normalizeSpaces(await readPage(repeatedResponse))).toContain("can’t be sent to its network");
});
