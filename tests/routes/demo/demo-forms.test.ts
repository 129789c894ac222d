import { beforeEach, describe, expect, test } from "vitest";
import { createDeal } from "~/demo/wizards/create-deal";
import { registerSteps } from "~/demo/wizards/register-steps";
import { storeProposal } from "~/demo/wizards/store-proposal";
import { respond, sendJson } from "../../support/contract/stand-in-provider";
import { Browser } from "../../support/pages/browser";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";

const { provider, dashboard } = standInDashboard(({ path }, response) =>
  isAway
    ? void sendJson(response, 503, { code: 503, message: "Away" })
    : respond(response, path.endsWith("/contact") ? null : { access_token: "a", refresh_token: "r" }),
);
let browser: Browser;
let isAway = false;
beforeEach(() => {
  browser = new Browser(dashboard);
});

const validFields = {
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
const invalidFields: [page: keyof typeof validFields, fields: Record<string, string>, message: string][] = [
  ["login", { email: "lina" }, "This doesn’t look like an email address."],
  ["register", { username: "L" }, "Use 3 to 20 lower-case letters"],
  ["register", { newPassword: "secret" }, "Use 8 to 72 characters"],
  ["register", { agree: "" }, "Tick this box to continue."],
  ["reset-password", { confirmPassword: "Secret-78" }, "The two passwords aren’t the same."],
  ["two-steps", { oneTimeCode: "12345" }, "Enter the 6 digits of the code."],
];

describe("demo pages for login and registration", () => {
  const cells = (Object.keys(validFields) as (keyof typeof validFields)[]).flatMap((page) =>
    ["v1", "v2"].map((variant) => [page, variant] as const),
  );

  test.each(cells)(
    "%s-%s continues if the input is valid and says that nothing was done",
    async (page, variant) => {
      const response = await browser.submit(`/en/pages/auth/${page}-${variant}`, validFields[page]);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe(`/en/pages/auth/${next[page]}-${variant}`);
      const html = await (await browser.request(response.headers.get("location") ?? "")).text();
      expect(html).toContain("Everything is right");
      expect([...browser.cookies.keys()].filter((name) => name.includes("cashlane"))).toEqual([]);
      expect(provider.received).toEqual([]);
    },
  );

  test.each(invalidFields)(
    "%s refuses %j with an error on its field and returns no password",
    async (page, fields, message) => {
      const response = await browser.submit(`/en/pages/auth/${page}-v1`, { ...validFields[page], ...fields });
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(html).toContain(message);
      expect(html).toContain('aria-invalid="true"');
      expect(html).not.toContain("Secret-7");
    },
  );

  test.each([
    [{ intent: "resend" }, "Sent again"],
    [{ intent: "social", with: "GitHub" }, "You’d continue with GitHub here"],
  ])("submitting %j shows what a real page would do", async (fields, message) => {
    const response = await browser.submit("/en/pages/auth/login-v2", fields);
    expect(await (await browser.request(response.headers.get("location") ?? "")).text()).toContain(message);
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

  test("opens no step before the previous ones are valid", async () => {
    expect(await stepOf(`${path}?step=terms`)).toBe("Person");
    const response = await browser.submit(path, person);
    expect(response.headers.get("location")).toBe(`${path}?step=shop`);
    expect(await stepOf(`${path}?step=terms`)).toBe("Shop");
    expect(await stepOf(`${path}?step=person`)).toBe("Person");
  });

  test("returns the input only to this visitor and deletes it on request", async () => {
    await browser.submit(path, person);
    expect(await (await browser.request(path)).text()).toContain('value="Haddad"');
    expect(await (await new Browser(dashboard).request(path)).text()).not.toContain("Haddad");
    await browser.submit(path, { intent: "again" });
    expect(await (await browser.request(path)).text()).not.toContain("Haddad");
  });

  test("can't be finished before its last step", async () => {
    await browser.submit(path, person);
    expect((await browser.submit(path, { intent: "finish" })).status).toBe(400);
  });

  test("sends a store proposal once for its key, and keeps all input if it is refused", async () => {
    await browser.submit(path, person);
    const shop = { shopName: "Dune & Co", shopUrl: "https://dune.example", shopCategory: "fashion" };
    await browser.submit(`${path}?step=shop`, [
      ...Object.entries(shop),
      ["markets", "europe"],
      ["markets", "asia"],
    ]);
    const review = await browser.submit(`${path}?step=terms`, {
      commission: "8",
      message: "We also sell in stores.",
    });
    expect(review.headers.get("location")).toBe(`${path}?step=review`);
    const html = await (await browser.request(`${path}?step=review`)).text();
    const key = /name="key" value="([^"]+)"/.exec(html)?.[1] ?? "";
    provider.received.length = 0;

    isAway = true;
    const rejection = await browser.submit(`${path}?step=review`, { intent: "finish", key });
    const formHtml = await rejection.text();
    expect(rejection.status).toBe(503);
    expect(formHtml).toContain(`name="key" value="${key}"`);
    expect(formHtml).toContain("Dune &amp; Co");
    isAway = false;
    const finishResponse = await browser.submit(`${path}?step=review`, { intent: "finish", key });
    expect(finishResponse.headers.get("location")).toBe(`${path}?step=done`);
    const { headers, body } = provider.received.at(-1)!;
    expect(headers["idempotency-key"]).toBe(key);
    expect(JSON.parse(body)).toEqual({
      topic: "store-proposal",
      subject: "Store proposal: Dune & Co",
      name: "Lina Haddad",
      email: "lina@example.com",
      message: expect.stringMatching(
        /^You are: The owner\n[^]*Where it delivers: Europe, Asia\n[^]*sell in stores\.$/,
      ),
    });
    expect(await (await browser.request(`${path}?step=done`)).text()).toContain("Your proposal was sent");
    expect(await (await browser.request(path)).text()).not.toContain("Haddad");
  });

  test("stores no secret, and the review mentions this", async () => {
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
    const expiredCard = {
      plan: "planBasic",
      card: "5555 5555 5555 4444",
      cardName: "L",
      expiry: "01/20",
      cvv: "123",
    };
    const rejection = await browser.submit(`${register}?step=billing`, expiredCard);
    expect(await rejection.text()).toContain("not in the past");
    await browser.submit(`${register}?step=billing`, { ...expiredCard, expiry: "12/99" });
    const review = await (await browser.request(`${register}?step=review`)).text();
    expect(review).toContain("lina_07");
    expect(review).not.toMatch(/Secret-77|5555/);
    expect(review.match(/>Not kept</g)).toHaveLength(5);
  });

  test.each([storeProposal, createDeal, registerSteps])("$name asks for no value twice", ({ steps }) => {
    const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("forms in parts and dialogs in steps", () => {
  const layouts = "/en/forms/form-layouts";
  const personal = { firstName: "Lina", lastName: "Haddad", country: "france", birthday: "1990-01-01" };
  const account = { username: "lina_07", email: "lina@example.com", newPassword: "Secret-77" };
  const parts = {
    ...personal,
    phone: "0123456789",
    languages: "french",
    ...account,
    confirmPassword: "Secret-77",
    twitter: "https://x.com/lina",
    facebook: "https://facebook.com/lina",
  };
  const withPrefix = (prefix: string, fields: Record<string, string>) => ({
    intent: prefix,
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}-${name}`, value])),
  });

  test("opens a closed part with an error and keeps the other parts' input", async () => {
    const response = await browser.submit(layouts, withPrefix("parts", { ...parts, twitter: "nowhere" }));
    const html = await response.text();
    expect(response.status).toBe(400);
    const heading = html.indexOf("Social links<");
    expect(html.slice(html.lastIndexOf("<details", heading), heading)).toContain('open=""');
    const personal = html.indexOf("Personal</summary>");
    expect(html.slice(html.lastIndexOf("<details", personal), personal)).not.toContain('open=""');
    expect(html.slice(heading)).toContain("Enter an address that begins with https://");
    expect(html).toContain('value="lina_07"');
    expect((await browser.submit(layouts, withPrefix("parts", parts))).status).toBe(302);
  });

  test("a form in columns has a heading for each part and is sent as a whole", async () => {
    const html = await (await browser.request(layouts)).text();
    const form = html.slice(html.indexOf('value="columns"'), html.indexOf('value="sections"'));
    expect([...form.matchAll(/<legend[^>]*><h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
      "Account",
      "Personal",
    ]);
    const { twitter: _, facebook: __, ...fields } = parts;
    const errorResponse = await browser.submit(
      layouts,
      withPrefix("columns", { ...fields, confirmPassword: "Secret-78" }),
    );
    expect(await errorResponse.text()).toContain("The two passwords aren’t the same.");
    expect((await browser.submit(layouts, withPrefix("columns", fields))).status).toBe(302);
  });

  test("requires a card when paying by card", async () => {
    const sections = {
      name: "Lina Haddad",
      phone: "0123456789",
      address: "1, rue Haute",
      zip: "75001",
      city: "Paris",
      addressKind: "home",
      delivery: "standard",
      payment: "cardPayment",
    };
    const response = await browser.submit(layouts, withPrefix("sections", sections));
    expect(await response.text()).toContain("Fill this in for the way you pay.");
    const cash = withPrefix("sections", { ...sections, payment: "cash" });
    expect((await browser.submit(layouts, cash)).status).toBe(302);
  });

  test.each([
    ["check", { way: "sms" }, "checkPhone"],
    ["check", { way: "authApp" }, "checkApp"],
    ["app", { appName: "Notes", category: "blog" }, "appFramework"],
    ["appFramework", { framework: "vue" }, "appData"],
    ["appData", { engine: "mysql" }, "appBilling"],
    [
      "appBilling",
      { card: "4242 4242 4242 4242", cardName: "Lina", expiry: "12/99", cvv: "123" },
      "appReview",
    ],
  ])("the dialog %s, filled in with %j, shows %s", async (name, fields, following) => {
    const path = "/en/pages/dialog-examples";
    const response = await browser.submit(`${path}?dialog=${name}`, fields);
    expect(response.headers.get("location")).toBe(`${path}?dialog=${following}`);
    const html = await (await browser.request(`${path}?dialog=${following}`)).text();
    expect(html).toMatch(new RegExp(`<a[^>]*\\?dialog=${name}"[^>]*>Back<`));
    expect(html).toMatch(/aria-current="step"/);
  });
});
