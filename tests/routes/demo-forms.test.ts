import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkout } from "~/demo/wizards/checkout";
import { createDeal } from "~/demo/wizards/create-deal";
import { propertyListing } from "~/demo/wizards/property-listing";
import { registerSteps } from "~/demo/wizards/register-steps";
import { good, type StandInProvider, startStandIn } from "../support/contract/stand-in-provider";
import { Browser } from "../support/pages/browser";
import { type Dashboard, startDashboard } from "../support/programs/dashboard";

let provider: StandInProvider;
let dashboard: Dashboard;
let browser: Browser;
beforeAll(async () => {
  provider = await startStandIn((_, response) => good(response, { access_token: "a", refresh_token: "r" }));
  dashboard = await startDashboard({ providerOrigin: provider.origin });
});
beforeEach(() => {
  browser = new Browser(dashboard);
});
afterAll(async () => {
  await dashboard.stop();
  await provider.close();
});

const right = {
  login: { email: "lina@example.com", currentPassword: "any" },
  register: { username: "lina_07", email: "lina@example.com", newPassword: "Secret-77", agree: "on" },
  "forgot-password": { email: "lina@example.com" },
  "reset-password": { newPassword: "Secret-77", confirmPassword: "Secret-77" },
  "two-steps": { oneTimeCode: "123456" },
};
const next = {
  login: "two-steps",
  register: "verify-email",
  "forgot-password": "reset-password",
  "reset-password": "login",
  "two-steps": "login",
};
const wrong: [page: keyof typeof right, fields: Record<string, string>, message: string][] = [
  ["login", { email: "lina" }, "This does not look like an e-mail address."],
  ["register", { username: "L" }, "Use 3 to 20 lower-case letters"],
  ["register", { newPassword: "secret" }, "Use 8 to 72 characters"],
  ["register", { agree: "" }, "Please tick this box to go on."],
  ["reset-password", { confirmPassword: "Secret-78" }, "The two passwords are not the same."],
  ["two-steps", { oneTimeCode: "12345" }, "Enter the 6 digits of the code."],
];

describe("the pages of signing in and up", () => {
  const cells = (Object.keys(right) as (keyof typeof right)[]).flatMap((page) =>
    ["v1", "v2"].map((variant) => [page, variant] as const),
  );

  test.each(cells)(
    "%s-%s leads on when all is right, and says that nothing was done",
    async (page, variant) => {
      const answer = await browser.submit(`/en/pages/auth/${page}-${variant}`, right[page]);
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe(`/en/pages/auth/${next[page]}-${variant}`);
      const html = await (await browser.request(answer.headers.get("location") ?? "")).text();
      expect(html).toContain("Everything is right");
      expect([...browser.cookies.keys()].filter((name) => name.includes("cashlane"))).toEqual([]);
      expect(provider.received).toEqual([]);
    },
  );

  test.each(wrong)(
    "%s refuses %j at its field, and gives no password back",
    async (page, fields, message) => {
      const answer = await browser.submit(`/en/pages/auth/${page}-v1`, { ...right[page], ...fields });
      const html = await answer.text();
      expect(answer.status).toBe(400);
      expect(html).toContain(message);
      expect(html).toContain('aria-invalid="true"');
      expect(html).not.toContain("Secret-7");
    },
  );

  test.each([
    [{ intent: "resend" }, "Sent again"],
    [{ intent: "social", with: "GitHub" }, "GitHub would take over here"],
  ])("%j says what would come", async (fields, message) => {
    const answer = await browser.submit("/en/pages/auth/login-v2", fields);
    expect(await (await browser.request(answer.headers.get("location") ?? "")).text()).toContain(message);
  });
});

describe("a wizard", () => {
  const path = "/en/pages/wizard-examples/property-listing";
  const person = {
    role: "owner",
    firstName: "Lina",
    lastName: "Haddad",
    email: "lina@example.com",
    phone: "+33 1 23 45 67",
  };
  const stepOf = async (target: string) => {
    const html = await (await browser.request(target)).text();
    return /aria-current="step"[^]*?<span class="truncate[^"]*">([^<]+)/.exec(html)?.[1];
  };

  test("opens no step before the ones in front of it are right", async () => {
    expect(await stepOf(`${path}?step=price`)).toBe("Person");
    const answer = await browser.submit(path, person);
    expect(answer.headers.get("location")).toBe(`${path}?step=property`);
    expect(await stepOf(`${path}?step=price`)).toBe("Property");
    expect(await stepOf(`${path}?step=person`)).toBe("Person");
  });

  test("gives back what was entered, to this visitor only, and forgets it when asked", async () => {
    await browser.submit(path, person);
    expect(await (await browser.request(path)).text()).toContain('value="Haddad"');
    expect(await (await new Browser(dashboard).request(path)).text()).not.toContain("Haddad");
    await browser.submit(path, { intent: "again" });
    expect(await (await browser.request(path)).text()).not.toContain("Haddad");
  });

  test("cannot be finished before its last step", async () => {
    await browser.submit(path, person);
    expect((await browser.submit(path, { intent: "finish" })).status).toBe(400);
  });

  test("keeps no secret: the review says so", async () => {
    const register = "/en/pages/auth/register-multi-steps";
    const account = {
      username: "lina_07",
      email: "lina@example.com",
      newPassword: "Secret-77",
      confirmPassword: "Secret-77",
    };
    await browser.submit(register, { ...account, profileLink: "https://example.com/lina" });
    await browser.submit(`${register}?step=personal`, {
      firstName: "Lina",
      lastName: "Haddad",
      phone: "0123456789",
      zip: "75001",
      address: "1, rue Haute",
      city: "Paris",
    });
    const late = {
      plan: "planBasic",
      card: "5555 5555 5555 4444",
      cardName: "L",
      expiry: "01/20",
      cvv: "123",
    };
    const refused = await browser.submit(`${register}?step=billing`, late);
    expect(await refused.text()).toContain("not in the past");
    await browser.submit(`${register}?step=billing`, { ...late, expiry: "12/99" });
    const review = await (await browser.request(`${register}?step=review`)).text();
    expect(review).toContain("lina_07");
    expect(review).not.toMatch(/Secret-77|5555/);
    expect(review.match(/>Not kept</g)).toHaveLength(5);
  });

  test("takes something off for a code it knows, and refuses another", async () => {
    const shop = "/en/pages/wizard-examples/checkout";
    const cart = { quantityPhone: "two", quantityWatch: "one" };
    expect(await (await browser.submit(shop, { ...cart, promo: "OTHER1" })).text()).toContain("Try DEMO10");
    await browser.submit(shop, { ...cart, promo: "DEMO10" });
    // 2 × 299 + 120, a tenth off.
    expect(await (await browser.request(`${shop}?step=address`)).text()).toContain("$646.20");
  });

  test.each([propertyListing, createDeal, checkout, registerSteps])(
    "$name asks nothing twice",
    ({ steps }) => {
      const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name));
      expect(new Set(names).size).toBe(names.length);
    },
  );
});
