import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adminGetClaim } from "#contract/claims/admin-claims.ts";
import type { Claim } from "#contract/claims/claims.ts";
import { texts as arabic } from "~/locales/ar/administration";
import { texts as activities } from "~/locales/en/activity-names";
import { texts as english } from "~/locales/en/administration";
import { texts as french } from "~/locales/fr/administration";
import { pngProof, sendTestClaim } from "../../support/money/claims";
import { normalizeSpaces, readPage } from "../../support/money/member-world";
import { createStoreFixture, type StoreFixture } from "../../support/money/network-reports";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { addLeadRow } from "../../support/money/shops";

const day = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const fixtures = adminFixtures();
let store: StoreFixture;
let claim: Claim;

beforeAll(async () => {
  store = await createStoreFixture(fixtures.provider);
});
beforeEach(
  async () => void (claim = await createClaim(await fixtures.provider.signUp({ name: "Mary <Major>" }))),
);

async function createClaim(user: Parameters<typeof sendTestClaim>[1]): Promise<Claim> {
  const clickId = await store.click(user.userId, daysAgo(5));
  const orderedOn = daysAgo(4).toISOString().slice(0, 10);
  return (await sendTestClaim(fixtures.provider, user, { clickId, orderedOn, orderAmount: 10_000 })).data;
}

const path = (search = "", language = "en") => `/${language}/apps/admin/claims${search}`;
const load = async (id: string) =>
  (await fixtures.provider.call(adminGetClaim, { as: fixtures.ada.user, params: { id } })).data;
const decide = (intent: string, fields: Record<string, string> = {}, desk = fixtures.ada) =>
  desk.browser.submit(path(`?view=${fields.claim ?? claim.id}`), {
    claim: claim.id,
    key: randomUUID(),
    intent,
    ...fields,
  });

describe("admins and claims", () => {
  test.each([
    ["en", english, "$6.00"],
    ["fr", french, "6,00"],
    ["ar", arabic, "6.00"],
  ] as const)(
    "in %s: lists claims, and shows one with the facts a decision needs",
    async (language, t, cashBack) => {
      const html = normalizeSpaces(
        await readPage(fixtures.ada.browser.request(path(`?view=${claim.id}&f.state=open`, language))),
      );
      const expectedTexts = [
        t.claimsTitle,
        t.claimProofOpen,
        t["claimDo_with-store"],
        t.claimReason,
        cashBack,
      ];
      for (const text of [...expectedTexts, claim.orderNumber, "Mary &lt;Major&gt;"])
        expect(html).toContain(text);
      expect(html).toContain(`href="/${language}/apps/admin/claims/${claim.id}/proof"`);
    },
  );

  test("forwards a claim, then accepts it", async () => {
    expect((await decide("with-store")).status).toBe(302);
    expect((await load(claim.id)).state).toBe("with_store");
    const response = await decide("accept");
    expect(response.headers.get("location")).toBe(path(`?view=${claim.id}`));
    const accepted = await load(claim.id);
    expect(accepted).toMatchObject({ state: "accepted", decidedBy: { email: fixtures.ada.user.email } });
    expect(await readPage(fixtures.ada.browser.request(path(`?view=${claim.id}`)))).toContain(
      english.claimDone_accept,
    );
  });

  test("shows a purchase with a similar order number, and sends with the decision that the admin saw it", async () => {
    const { provider } = fixtures;
    const { userId } = await provider.signUp({ name: "Other Buyer" });
    const orderNumber = `${claim.orderNumber}-1`;
    const values = { userId, storeId: store.storeId, occurredAt: daysAgo(4), orderNumber };
    const id = await addLeadRow(provider.app.database, values);
    const unseen = await decide("accept");
    expect(unseen.status).toBe(409);
    const html = normalizeSpaces(await readPage(unseen));
    for (const text of [english.claimSimilarOrder, orderNumber, "Other Buyer"]) expect(html).toContain(text);
    expect(html).toContain(`href="/en/apps/details/leads?view=${id}"`);
    expect(html).toMatch(new RegExp(`<input[^>]*name="seen"[^>]*value="${id}"`));
    expect((await decide("accept", { seen: id })).status).toBe(302);
  });

  test("a refusal requires a reason and keeps the input", async () => {
    const short = await decide("refuse", { reason: " no" });
    expect(short.status).toBe(400);
    const html = await readPage(short);
    expect(html).toContain(english.claimReasonMissing);
    expect(html).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>\s*no<\/textarea>/);
    expect((await decide("refuse", { reason: "Unknown <order>." })).status).toBe(302);
    expect(await load(claim.id)).toMatchObject({ state: "refused", reason: "Unknown <order>." });
  });

  test("a late decision names who decided", async () => {
    await decide("accept", {}, fixtures.otto);
    const conflict = await decide("refuse", { reason: "Too late." });
    expect(conflict.status).toBe(409);
    expect(await readPage(conflict)).toContain("Already reviewed by Otto Auditor: accepted.");
  });

  test("hides the decision on the admin's own claim, and refuses a forged one", async () => {
    const ownClaim = await createClaim(fixtures.ada.user);
    const html = await readPage(fixtures.ada.browser.request(path(`?view=${ownClaim.id}`)));
    expect(html).toContain(english.claimOwn);
    expect(html).not.toContain('name="intent"');
    expect((await decide("accept", { claim: ownClaim.id })).status).toBe(403);
    expect((await load(ownClaim.id)).state).toBe("sent");
  });

  test("answers 404 to unknown claims, shows the list for broken parameters, and 400 to broken forms", async () => {
    for (const search of [`?view=${randomUUID()}`, "?view=..%2F.."])
      expect((await fixtures.ada.browser.request(path(search))).status).toBe(404);
    const list = await fixtures.ada.browser.request(path("?f.state=bogus&cursor=nonsense"));
    expect(list.status).toBe(200);
    expect((await decide("delete")).status).toBe(400);
  });

  test("the proof is downloaded, never rendered as a page, and for admins only", async () => {
    const target = path(`/${claim.id}/proof`);
    const response = await fixtures.ada.browser.request(target);
    expect(response.status).toBe(200);
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), pngProof)).toBe(0);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": `attachment; filename="proof-${claim.id}.png"`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    const member = (await fixtures.signIn(await fixtures.provider.signUp())).browser;
    expect((await member.request(target)).status).toBe(403);
    for (const id of [randomUUID(), "..%2Fx"])
      expect((await fixtures.ada.browser.request(path(`/${id}/proof`))).status).toBe(404);
  });

  test("the home page counts waiting claims with a link, and the log names decisions", async () => {
    const home = await readPage(fixtures.ada.browser.request("/en/dashboards/crm"));
    expect(home).toContain('href="/en/apps/admin/claims?f.state=open"');
    await decide("with-store");
    await fixtures.ada.browser.request(path(`/${claim.id}/proof`));
    const log = await readPage(fixtures.ada.browser.request("/en/apps/admin/admin-logs"));
    expect(log).toContain(activities["claim.with-store"]);
    expect(log).toContain(activities["claim.proof"]);
    expect(log).toContain(`href="/en/apps/admin/claims?view=${claim.id}"`);
  });
});
