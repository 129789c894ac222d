import { beforeAll, expect, test } from "vitest";
import { getNetwork } from "#contract/networks/admin-networks.ts";
import { texts as english } from "~/locales/en/networks";
import { texts as trust } from "~/locales/en/network-trust";
import { errorsAt, inputValue, normalizeSpaces, readPage } from "../../support/money/member-world";
import { createStoreFixture, type StoreFixture } from "../../support/money/network-reports";
import { adminFixtures } from "../../support/money/admin-fixtures";

const path = "/en/apps/details/networks";
const fixtures = adminFixtures();
let store: StoreFixture;
beforeAll(async () => {
  store = await createStoreFixture(fixtures.provider, { name: "Net" });
});

const networkPath = () => `${path}/${store.network}`;
const page = async () => normalizeSpaces(await readPage(fixtures.ada.browser.request(networkPath())));
async function load() {
  const params = { key: store.network };
  return (await fixtures.provider.call(getNetwork, { as: fixtures.ada.user, params })).data;
}

async function save(typed: Record<string, string>) {
  const html = await page();
  const hidden = { key: inputValue(html, "key") ?? "", version: inputValue(html, "version") ?? "" };
  const settings = {
    intent: "save",
    name: "Net",
    status: "active",
    trackingUrl: "https://new.test/?c={click}",
    clickFormat: "uuid",
    payableRule: "days",
    holdDays: "45",
    clickDays: "30",
    tracksWithinHours: "48",
    addresses: "",
  };
  return fixtures.post(fixtures.ada, networkPath(), Object.entries({ ...settings, ...hidden, ...typed }));
}

test("a network's own signature requires a header name, and the input is kept", async () => {
  const rejection = await save({ authentication: "signature", signaturePrefix: "sha256=" });
  expect(rejection.status).toBe(400);
  const html = normalizeSpaces(await readPage(rejection));
  expect(errorsAt(html, "signatureHeader")).toBe(english.headerNameWrong);
  expect(inputValue(html, "signaturePrefix")).toBe("sha256=");
});

test("a network's own signature is saved and shown", async () => {
  const saved = await save({
    authentication: "signature",
    signatureHeader: "X-Signature",
    signatureEncoding: "base64",
    signatureContent: "time_and_body",
    signatureTimeHeader: "X-Time",
    signatureSeparator: ":",
  });
  expect(saved.status).toBe(302);
  expect((await load()).signature).toEqual({
    header: "x-signature",
    encoding: "base64",
    prefix: "",
    content: "time_and_body",
    timeHeader: "x-time",
    separator: ":",
  });
  expect(inputValue(await page(), "signatureHeader")).toBe("x-signature");
});

test("a secret in the address requires no address list, and its trust level is shown", async () => {
  expect((await save({ authentication: "token", needsConfirmation: "on" })).status).toBe(302);
  expect((await load()).needsConfirmation).toBe(true);
  expect(await page()).toContain(trust.trust_open);
});

test("unsigned reports need no confirmation once the box is unchecked", async () => {
  expect((await save({ authentication: "token" })).status).toBe(302);
  expect((await load()).needsConfirmation).toBe(false);
});
