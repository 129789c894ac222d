import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { getNetwork } from "#contract/networks/admin-networks.ts";
import { texts as arabic } from "~/locales/ar/networks";
import { texts as english } from "~/locales/en/networks";
import { texts as reasons } from "~/locales/en/report-reasons";
import { texts as french } from "~/locales/fr/networks";
import { errorsAt, inputValue, normalizeSpaces, readPage } from "../../support/money/member-world";
import { createStoreFixture, type StoreFixture, processReport } from "../../support/money/network-reports";
import { type Desk, adminFixtures } from "../../support/money/admin-fixtures";

const path = "/en/apps/details/networks";
const fixtures = adminFixtures();
let store: StoreFixture;
beforeAll(async () => {
  store = await createStoreFixture(fixtures.provider, { name: "Net <b>&</b> Sons" });
});

const page = async (address = path, desk: Desk = fixtures.ada) =>
  normalizeSpaces(await readPage(desk.browser.request(address)));
const load = async (key = store.network) =>
  (await fixtures.provider.call(getNetwork, { as: fixtures.ada.user, params: { key } })).data;
const networkPath = () => `${path}/${store.network}`;

/** Submits a form from its page, with these fields filled in. */
async function send(address: string, typed: Record<string, string>, desk: Desk = fixtures.ada) {
  const html = await page(address, desk);
  const hidden = ["key", "version", "replaces", "report"].flatMap((name) => {
    const value = inputValue(html, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return fixtures.post(desk, address, Object.entries({ ...Object.fromEntries(hidden), ...typed }));
}

const settings = {
  name: "New Net",
  status: "paused",
  trackingUrl: "https://new.test/?c={click}",
  clickFormat: "uuid",
  payableRule: "days",
  holdDays: "30",
  clickDays: "14",
  tracksWithinHours: "24",
  authentication: "hmac",
  addresses: "",
};

describe("the list", () => {
  test.each([
    ["en", english, "45 days"],
    ["fr", french, "45 jours"],
    ["ar", arabic, "45 يومًا"],
  ] as const)(
    "in %s: shows name, status, postback URL, delay and quarantine",
    async (language, texts, delay) => {
      const html = await page(path.replace("en", language));
      for (const text of [texts.title, "Net &lt;b&gt;&amp;&lt;/b&gt; Sons", texts.status_active, delay])
        expect(html).toContain(text);
      expect(html).toContain(`/apis/postbacks/${store.network}`);
    },
  );

  test("adds a new network once, and none if its form is refused", async () => {
    const at = `${path}?add=network`;
    const rejection = await send(at, {
      ...settings,
      networkKey: "Bad Key",
      trackingUrl: "https://new.test/",
      holdDays: "400",
      addresses: "192.0.2.1\nexample.test",
    });
    expect(rejection.status).toBe(400);
    const html = normalizeSpaces(await readPage(rejection));
    expect(errorsAt(html, "networkKey")).toBe(english.networkKeyWrong);
    expect(errorsAt(html, "trackingUrl")).toBe(english.trackingUrlWrong);
    expect(errorsAt(html, "holdDays")).toBe("Enter a whole number from 0 to 365.");
    expect(html).toContain("Line 2 is neither an IP address nor a block: example.test");
    expect(inputValue(html, "networkKey")).toBe("Bad Key");
    expect(inputValue(html, "name")).toBe("New Net");
    const added = await send(at, { ...settings, networkKey: "new-net" });
    expect(added.status).toBe(302);
    expect(added.headers.get("location")).toEqual(`${path}/new-net`);
    expect(await load("new-net")).toMatchObject({ name: "New Net", holdDays: 30, status: "paused" });
    const twice = await send(at, { ...settings, networkKey: "new-net" });
    expect(twice.status).toBe(409);
    expect(errorsAt(await readPage(twice), "networkKey")).toContain("already");
  });
});

describe("one network", () => {
  test("saves settings; a slower admin is refused and keeps the input", async () => {
    const html = await page(networkPath());
    const stale = { version: inputValue(html, "version")!, key: randomUUID() };
    expect((await send(networkPath(), { ...settings, intent: "save", name: "First" })).status).toBe(302);
    expect(await load()).toMatchObject({ name: "First", clickDays: 14 });
    const conflict = await send(
      networkPath(),
      { ...settings, ...stale, intent: "save", name: "Second" },
      fixtures.otto,
    );
    expect(conflict.status).toBe(409);
    const conflictPage = normalizeSpaces(await readPage(conflict));
    expect(conflictPage).toContain("Someone else changed this network");
    expect(conflictPage).toContain(english.loadAgain);
    expect(inputValue(conflictPage, "name")).toBe("Second");
    expect((await load()).name).toBe("First");
    expect((await page(`${path}/nothing`)).length).toBeGreaterThan(0);
    expect((await fixtures.ada.browser.request(`${path}/nothing`)).status).toBe(404);
  });

  test("refuses a tracking URL with an unknown placeholder, with an error on its field", async () => {
    const trackingUrl = "https://new.test/?c={click}&x={campaign}";
    const rejection = await send(networkPath(), { ...settings, trackingUrl, intent: "save" });
    expect(rejection.status).toBe(400);
    expect(errorsAt(await readPage(rejection), "trackingUrl")).toContain("{campaign}");
  });

  test("requires the usual days unless the rule is a number of days", async () => {
    const input = { ...settings, networkKey: "by-payment", payableRule: "paid", usualDaysFrom: "75" };
    const rejection = await send(`${path}?add=network`, { ...input, usualDaysTo: "60" });
    expect(errorsAt(normalizeSpaces(await readPage(rejection)), "usualDaysTo")).toContain("how many days");
    expect((await send(`${path}?add=network`, { ...input, usualDaysTo: "90" })).status).toBe(302);
    expect(await load("by-payment")).toMatchObject({
      payableRule: "paid",
      usualDaysFrom: 75,
      usualDaysTo: 90,
    });
  });

  test("requires the publisher's ID if the tracking URL contains it", async () => {
    const trackingUrl = "https://new.test/?c={click}&a={publisher}";
    const rejection = await send(networkPath(), { ...settings, trackingUrl, intent: "save" });
    expect(rejection.status).toBe(400);
    expect(errorsAt(normalizeSpaces(await readPage(rejection)), "publisher")).toBe(english.publisherMissing);
    const saved = await send(networkPath(), { ...settings, trackingUrl, publisher: "4711", intent: "save" });
    expect(saved.status).toBe(302);
    expect((await load()).publisher).toBe("4711");
  });

  test("saves the maximum length of a click reference", async () => {
    const saved = await send(networkPath(), {
      ...settings,
      clickFormat: "hex",
      clickLength: "20",
      intent: "save",
    });
    expect(saved.status).toBe(302);
    expect(await load()).toMatchObject({ clickFormat: "hex", clickLength: 20 });
    expect(inputValue(await page(networkPath()), "clickLength")).toBe("20");
    expect((await send(networkPath(), { ...settings, intent: "save" })).status).toBe(302);
    expect((await load()).clickLength).toBeNull();
  });

  test("shows a new secret only once", async () => {
    const at = `${networkPath()}?ask=rotate`;
    const unconfirmed = await fixtures.post(fixtures.ada, at, [
      ["intent", "rotate"],
      ["key", randomUUID()],
    ]);
    expect(unconfirmed.status).toBe(400);
    expect((await load()).secrets).toHaveLength(1);
    expect(await readPage(unconfirmed)).toContain(english.overlapMissing);
    const html = await page(at);
    const fields = Object.entries({
      intent: "rotate",
      overlapHours: "24",
      key: inputValue(html, "key")!,
      replaces: inputValue(html, "replaces")!,
    });
    const confirmation = await readPage(fixtures.post(fixtures.ada, at, fields));
    expect(confirmation).toContain(english.secretRevealed);
    const secret = /<code[^>]*>(whsec_[A-Za-z0-9]{32})<\/code>/.exec(confirmation)?.[1];
    expect(secret).toBeDefined();
    const repeatedHtml = await readPage(fixtures.post(fixtures.ada, at, fields));
    expect(repeatedHtml).toContain(english.secretToldBefore);
    for (const shown of [repeatedHtml, await page(at), await page(networkPath())])
      expect(shown).not.toContain(secret);
    const conflict = await fixtures.post(
      fixtures.otto,
      at,
      fields.map(([name, value]) => [name, name === "key" ? randomUUID() : value]),
    );
    expect([
      conflict.status,
      normalizeSpaces(await readPage(conflict)).includes("already replaced by Ada Admin"),
    ]).toEqual([...[409, true]]);
    expect((await load()).secrets).toHaveLength(2);
  });
});

describe("the mapping", () => {
  const mapping = {
    click: "sub",
    transaction: "id",
    amount: "sale",
    commission: "fee",
    status: "st",
    words_pending: "Open, new",
    words_confirmed: "OK",
    amounts: "minor",
    times: "iso",
  };
  const mappingPath = () => `${networkPath()}/mapping`;

  test("is tested on a sample next to the form, then saved as tested", async () => {
    const before = (await load()).mapping;
    const sample = "sub=c-1&id=T-7&sale=4990&fee=500&st=open";
    const tried = await send(mappingPath(), { ...mapping, sample, intent: "try" });
    expect(tried.status).toBe(200);
    const html = normalizeSpaces(await readPage(tried));
    for (const text of [
      english.resultGood,
      "T-7",
      "$49.90",
      english.status_pending,
      sample.replaceAll("&", "&amp;"),
    ])
      expect(html).toContain(text);
    expect(inputValue(html, "click")).toBe("sub");
    const bad = await send(mappingPath(), {
      ...mapping,
      sample: sample.replace("open", "lost"),
      intent: "try",
    });
    expect(normalizeSpaces(await readPage(bad))).toContain(reasons.status_unknown);
    expect((await load()).mapping).toEqual(before);
    expect((await send(mappingPath(), { ...mapping, intent: "save" })).status).toBe(302);
    expect((await load()).mapping).toMatchObject({
      statuses: { open: "pending", new: "pending", ok: "confirmed" },
      amounts: "minor",
      parameters: { click: "sub", status: "st" },
    });
  });

  test("shows the part that a correction is read as, and saves how parts are read", async () => {
    const parts = { ...mapping, original: "orig", part: "row", negativeAmounts: "delta", lines: "items" };
    const sample = "sub=c-1&id=T-8&orig=T-7&sale=-4990&fee=-500&st=open";
    const html = normalizeSpaces(await readPage(send(mappingPath(), { ...parts, sample, intent: "try" })));
    for (const text of [english.resultGood, english.parameter_part, "T-8", "T-7", "−$49.90"])
      expect(html).toContain(text);
    expect((await send(mappingPath(), { ...parts, intent: "save" })).status).toBe(302);
    expect((await load()).mapping).toMatchObject({
      parameters: { original: "orig", part: "row" },
      negativeAmounts: "delta",
      lines: "items",
    });
    await send(mappingPath(), { ...mapping, intent: "save" });
    expect((await load()).mapping).not.toHaveProperty("negativeAmounts");
  });

  test.each<[string, Record<string, string>, string, string]>([
    ["a part's name that is too long", { part: "x".repeat(129) }, "part", english.parameterMissing],
    ["no click", { click: "" }, "click", english.parameterMissing],
    ["a word twice", { words_rejected: "ok" }, "words_rejected", "“ok” already stands for another status."],
    ["no words", { words_pending: "", words_confirmed: " ," }, "words_pending", english.wordsMissing],
  ])("refuses %s with an error on its field", async (_, typed, field, error) => {
    const response = await send(mappingPath(), { ...mapping, ...typed, intent: "save" });
    expect(response.status).toBe(400);
    expect(errorsAt(normalizeSpaces(await readPage(response)), field)).toEqual(error);
  });
});

describe("reports", () => {
  test("a quarantined report shows its reason, and can be replayed, discarded with a reason, and exported", async () => {
    const store = await createStoreFixture(fixtures.provider, { name: "Raw Net" });
    const { id } = await processReport(fixtures.provider, store, { click_id: "x", transaction_id: "T-raw" });
    const at = `${path}/${store.network}/reports`;
    const list = await page(`${at}?f.state=quarantined`);
    for (const text of ["T-raw", reasons.click_unknown, "?f.state=quarantined"]) expect(list).toContain(text);
    expect(await page(`${at}?f.state=applied`)).not.toContain("T-raw");
    const file = await fixtures.ada.browser.request(`${at.replace("/en", "/en/csv")}?f.state=quarantined`);
    expect(file.headers.get("content-disposition")).toContain(`reports-${store.network}-`);
    expect(await file.text()).toContain("T-raw");
    const opened = `${at}?view=${id}`;
    expect(await page(opened)).toContain("&quot;click_id&quot;:&quot;x&quot;");
    // The report isn't found under another network's URL.
    const elsewhere = await fixtures.ada.browser.request(`${networkPath()}/reports?view=${id}`);
    expect([elsewhere.status, await readPage(elsewhere)]).toEqual([
      ...[404, expect.stringContaining(english.unknownReport)],
    ]);
    const discardPath = `${opened}&ask=discard`;
    const withoutReason = await send(discardPath, { intent: "discard" });
    expect(errorsAt(await readPage(withoutReason), "reason")).toBe(english.discardReasonMissing);
    const discardResponse = await send(discardPath, { intent: "discard", reason: "Their <test>" });
    expect(discardResponse.status).toBe(302);
    expect(discardResponse.headers.get("location")).toEqual(opened);
    const reportHtml = await page(opened);
    expect(reportHtml).toContain("Their &lt;test&gt;");
    expect(reportHtml).not.toContain(english.replayText);
    const conflict = await fixtures.post(fixtures.otto, opened, [
      ...([
        ["intent", "replay"],
        ["report", id],
        ["key", randomUUID()],
      ] as [string, string][]),
    ]);
    expect(conflict.status).toBe(409);
    expect(await readPage(conflict)).toContain("no longer unmatched");
  });
});
