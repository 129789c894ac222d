import { afterAll, beforeAll, expect, test } from "vitest";
import { type AdminFixtures, openAdminFixtures } from "../support/money/admin-fixtures";
import { credit } from "../support/money/ledger";
import { stockedCard } from "../support/money/rewards";
import { Browser } from "../support/pages/browser";

let fixtures: AdminFixtures;
beforeAll(async () => {
  fixtures = await openAdminFixtures();
});
afterAll(() => fixtures.close());

async function signInWith(available: bigint) {
  const { provider, signIn } = fixtures;
  const member = await provider.signUp();
  await credit(provider.app.database, member.userId, available);
  return (await signIn(member)).browser;
}
const read = async (browser: Browser, path: string) => (await browser.request(path)).text();
const keyIn = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";

test("without scripts: the last card goes to one basket at three addresses, its code to the buyer on a press", async () => {
  const { provider, ada, dashboard } = fixtures;
  const admin = await provider.signUp({ role: "admin" });
  const { product, variant, codes } = await stockedCard(provider, admin);
  const [buyer, late] = [await signInWith(10_000n), await signInWith(10_000n)];
  const page = `/en/rewards/${product.slug}`;
  for (const browser of [buyer, late])
    expect((await browser.submit(page, { variant, quantity: "1", intent: "buy" })).status).toBe(302);
  const addresses = ["/en/rewards/checkout", "/en/pages/wizard-examples/checkout", "/front-pages/checkout"];
  for (const address of addresses) expect(await read(buyer, address)).toContain(product.name.en);
  // A visitor has no basket, and is asked to sign in before anything is paid.
  expect(await read(new Browser(dashboard), addresses[0]!)).toContain("Your basket is empty");

  const payment = `${addresses[1]}?step=payment`;
  const [html, lateHtml] = [await read(buyer, payment), await read(late, payment)];
  const paid = await buyer.submit(payment, { key: keyIn(html), total: "4750", intent: "pay" });
  const done = paid.headers.get("location")!;
  expect(done).toMatch(/^\/en\/pages\/wizard-examples\/checkout\?step=done&order=/);
  expect(await read(buyer, addresses[0]!)).toContain("Your basket is empty");
  const refused = await late.submit(payment, { key: keyIn(lateHtml), total: "4750", intent: "pay" });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Somebody was faster");

  const order = `/en/apps/orders/${new URL(done, "http://x").searchParams.get("order")}`;
  expect(await read(buyer, order)).not.toContain(codes[0]);
  expect(await (await buyer.submit(order, { intent: "show" })).text()).toContain(codes[0]);
  expect((await late.request(order)).status).toBe(404);
  expect(await read(ada.browser, "/en/apps/ecommerce/orders/list")).not.toContain(codes[0]);
});
