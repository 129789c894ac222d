import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPasskey, beginPasskey } from "#contract/accounts/passkeys.ts";
import { sessions } from "#provider/database/schema/session-schema.ts";
import { adminFixtures } from "../../support/money/admin-fixtures";
import { creditMember } from "../../support/money/ledger";
import { buyReward, stockedCard } from "../../support/money/rewards";
import { Browser } from "../../support/pages/browser";
import { TestPasskey } from "../../support/programs/passkey";

const fixtures = adminFixtures();

async function signInWith(available: bigint) {
  const { provider, signIn } = fixtures;
  const member = await provider.signUp();
  await creditMember(provider.app.database, member.userId, available);
  return (await signIn(member)).browser;
}
const read = async (browser: Browser, path: string) => (await browser.request(path)).text();
const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";

test("without scripts the last card is sold to one basket, and its code shown to the buyer on request", async () => {
  const { provider, ada, dashboard } = fixtures;
  const admin = await provider.signUp({ role: "admin" });
  const { product, variant, codes } = await stockedCard(provider, admin);
  const [buyer, late] = [await signInWith(10_000n), await signInWith(10_000n)];
  const page = `/en/rewards/${product.slug}`;
  for (const browser of [buyer, late])
    expect((await browser.submit(page, { variant, quantity: "1", intent: "buy" })).status).toBe(302);
  const addresses = ["/en/rewards/checkout", "/en/pages/wizard-examples/checkout", "/front-pages/checkout"];
  for (const address of addresses) expect(await read(buyer, address)).toContain(product.name.en);
  // Visitors without an account have no basket and must sign in before paying.
  expect(await read(new Browser(dashboard), addresses[0]!)).toContain("Your basket is empty");

  const payment = `${addresses[1]}?step=payment`;
  const [html, lateHtml] = [await read(buyer, payment), await read(late, payment)];
  const paid = await buyer.submit(payment, { key: keyIn(html), total: "4750", intent: "pay" });
  const donePath = paid.headers.get("location")!;
  expect(donePath).toMatch(/^\/en\/pages\/wizard-examples\/checkout\?step=done&order=/);
  expect(await read(buyer, addresses[0]!)).toContain("Your basket is empty");
  const rejection = await late.submit(payment, { key: keyIn(lateHtml), total: "4750", intent: "pay" });
  expect(rejection.status).toBe(409);
  expect(await rejection.text()).toContain("enough codes left");

  const order = `/en/apps/orders/${new URL(donePath, "http://x").searchParams.get("order")}`;
  expect(await read(buyer, order)).not.toContain(codes[0]);
  expect(await (await buyer.submit(order, { intent: "show" })).text()).toContain(codes[0]);
  expect((await late.request(order)).status).toBe(404);
  expect(await read(ada.browser, "/en/apps/ecommerce/orders/list")).not.toContain(codes[0]);
});

test("an expensive order requires a recent password or passkey, keeps its form, and is paid once", async () => {
  const { provider, dashboard } = fixtures;
  const admin = await provider.signUp({ role: "admin" });
  const { product, variant } = await stockedCard(provider, admin, {
    codes: 2,
    faceValue: 20_000,
    price: 19_000,
  });
  const member = await provider.signUp();
  await creditMember(provider.app.database, member.userId, 50_000n);
  const [key, origin] = [new TestPasskey(), { origin: "http://localhost" }];
  const options = (await provider.call(beginPasskey, { as: member })).data;
  const added = await provider.call(addPasskey, { as: member, body: { answer: key.make(options, origin) } });
  expect(added.body.key).toBeUndefined();
  const browser = new Browser(dashboard);
  const login = await browser.request("/passkeys/options?for=login", { method: "POST" });
  const passkey = JSON.stringify(key.use((await login.json()) as never, origin));
  expect((await browser.submit("/en/login", { passkey })).status).toBe(302);

  const advanceClock = () =>
    provider.app.database
      .update(sessions)
      .set({ provenAt: new Date(Date.now() - 11 * 60 * 1000) })
      .where(eq(sessions.userId, member.userId));
  const payment = "/en/rewards/checkout?step=payment";
  const fill = () => browser.submit(`/en/rewards/${product.slug}`, { variant, quantity: "1", intent: "buy" });
  const pay = (form: string, more = {}) =>
    browser.submit(payment, { key: form, total: "19000", intent: "pay", ...more });

  await fill();
  const html = await read(browser, payment);
  expect(html).not.toContain('name="passwordAgain"');
  await advanceClock();
  const stepUpForm = await pay(keyIn(html));
  const stepUpHtml = await stepUpForm.text();
  expect(stepUpForm.status).toBe(403);
  expect(keyIn(stepUpHtml)).toEqual(keyIn(html));
  expect(stepUpHtml).toContain('name="passwordAgain"');
  expect((await pay(keyIn(html), { passwordAgain: "Wrong-horse-7" })).status).toBe(422);
  expect((await pay(keyIn(html), { passwordAgain: member.password })).status).toBe(302);

  // A passkey is accepted as well: the page's script makes these requests, then submits the form unchanged.
  await fill();
  await advanceClock();
  const second = keyIn(await read(browser, payment));
  expect((await pay(second)).status).toBe(403);
  const optionsResponse = await browser.request("/passkeys/options?for=again", { method: "POST" });
  const credential = JSON.stringify(key.use((await optionsResponse.json()) as never, origin));
  expect((await browser.submit("/passkeys/again", { passkey: credential })).status).toBe(200);
  expect((await pay(second)).status).toBe(302);
});

test("without scripts codes are shown after entering the password in their form", async () => {
  const { provider, signIn } = fixtures;
  const admin = await provider.signUp({ role: "admin" });
  const { variant, codes } = await stockedCard(provider, admin);
  const member = await provider.signUp();
  await creditMember(provider.app.database, member.userId, 10_000n);
  const order = (await buyReward(provider, member, { variant, total: 4_750 })).data;
  const { browser } = await signIn(member);
  await provider.app.database
    .update(sessions)
    .set({ provenAt: new Date(0) })
    .where(eq(sessions.userId, member.userId));
  const page = `/en/apps/orders/${order.id}`;
  const rejection = await browser.submit(page, { intent: "show" });
  expect(rejection.status).toBe(403);
  const html = await rejection.text();
  expect(html).toContain('name="passwordAgain"');
  expect(html).not.toContain(codes[0]);
  const codesResponse = await browser.submit(page, { intent: "show", passwordAgain: member.password });
  expect(await codesResponse.text()).toContain(codes[0]);
});
