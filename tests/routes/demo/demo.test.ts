import { describe, expect, test } from "vitest";
import { showcases } from "~/navigation/showcases";
import { languages } from "~/i18n/languages";
import { respond } from "../../support/contract/stand-in-provider";
import { showcaseAddress } from "../../support/pages/showcase-address";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";

const { dashboard } = standInDashboard((_, response) =>
  respond(response, { access_token: "a", refresh_token: "r" }),
);

const chips = { en: "Demo", fr: "Démo", ar: "عرض توضيحي" };
const cells = showcases.flatMap(({ path }) => languages.map((language) => [language, path] as const));

/** A page that is listed among the showcases but submits real data. */
const real = "/pages/wizard-examples/property-listing";

async function pageAt(target: string) {
  const response = await dashboard.request(target);
  const html = await response.text();
  const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return { status: response.status, html, body };
}

describe("every showcase", () => {
  test.each(cells)(
    "in %s: %s has one heading, its chip, its texts, and isn't indexed",
    async (language, path) => {
      const { status, html, body } = await pageAt(showcaseAddress(path, language));
      expect(status).toBe(200);
      expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(body.includes(`>${chips[language]}</span>`)).toBe(path !== real);
      expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(path !== real);
      // A missing text displays its key or an unfilled placeholder.
      const written = body.replace(/<[^>]+>/g, "\n");
      expect(written.match(/^\s*(?:[a-z]+_\w+|[a-z]+[A-Z]\w*|.*{{\w+}}.*)\s*$/gm)).toBeNull();
    },
  );

  test.each(showcases)("$path: every control leads somewhere or belongs to a form", async ({ path }) => {
    const { body } = await pageAt(showcaseAddress(path));
    for (const [link = ""] of body.matchAll(/<a\b[^>]*>/g)) expect(link).toMatch(/href="[^"#]|href="#[\w-]/);
    for (const [button = ""] of body.matchAll(/<button\b[^>]*type="submit"[^>]*>/g)) {
      const isOwned = /\bform="/.test(button);
      expect(isOwned || /<form\b/.test(body.slice(0, body.indexOf(button))), button).toBe(true);
    }
  });

  test.each(showcases)("$path: its internal links lead to pages", async ({ path }) => {
    const { body } = await pageAt(showcaseAddress(path));
    const targets = [...body.matchAll(/<a\b[^>]*href="(\/[^"]*|\?[^"]*)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    for (const target of new Set(targets)) {
      const response = await dashboard.request(
        target.startsWith("?") ? showcaseAddress(path).split("?")[0] + target : target,
      );
      // The stand-in provider has no stores and no money. The test only checks that the page exists.
      expect(response.status, target).not.toBe(404);
      await response.body?.cancel();
    }
  });

  test.each(showcases)("$path: each form answers in every linked state", async ({ path }) => {
    const first = showcaseAddress(path);
    const submittedForms = new Set<string>();
    for (const target of [first, ...statesOf((await pageAt(first)).body, first)]) {
      const { status, body } = await pageAt(target);
      expect(status, target).toBe(200);
      expect(body.match(/<h1[\s>]/g)).toHaveLength(1);
      for (const form of formsOf(body, target)) {
        // Skips identical forms: states of a page differ mostly in what they display.
        if (submittedForms.has(JSON.stringify(form))) continue;
        submittedForms.add(JSON.stringify(form));
        await expectFormResponse(form);
      }
    }
  });
});

interface SentForm {
  action: string;
  isPost: boolean;
  fields: [name: string, value: string][];
}

/**
 * Returns the states of a page that its links can request. Other tests check the columns, filters and pages of
 * lists.
 */
function statesOf(body: string, path: string): string[] {
  const queries = [...body.matchAll(/<a\b[^>]*href="[^"?]*(\?[^"]+)"/g)].map(([, query = ""]) => query);
  return [...new Set(queries)]
    .filter((query) => !/[?;](sort|size|cursor|before|after|q|f\.)/.test(query))
    .map((query) => path.split("?")[0] + query.replaceAll("&amp;", "&"))
    .filter((target) => body.includes(`href="${target.replaceAll("&", "&amp;")}"`));
}

/** Returns the forms of a page with their default values. */
function formsOf(body: string, path: string): SentForm[] {
  return [...body.matchAll(/<form\b([^>]*)>([^]*?)<\/form>/g)].map(([, attributes = "", content = ""]) => {
    const fields = [...content.matchAll(/<(?:input|button)\b[^>]*>/g)].flatMap(
      ([tag]): [string, string][] => {
        const name = /\bname="([^"]+)"/.exec(tag)?.[1];
        const value = /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? "";
        return name && /type="(?:hidden|submit)"/.test(tag) ? [[name, value]] : [];
      },
    );
    const selectFields = [...content.matchAll(/<select\b[^>]*\bname="([^"]+)"[^>]*>([^]*?)<\/select>/g)].map(
      ([, name = "", options = ""]): [string, string] => [
        name,
        /value="([^"]*)" selected/.exec(options)?.[1] ?? /value="([^"]*)"/.exec(options)?.[1] ?? "",
      ],
    );
    const action = /\baction="([^"]+)"/.exec(attributes)?.[1] ?? path;
    return {
      action: action.replaceAll("&amp;", "&"),
      isPost: attributes.includes('method="post"'),
      // The key of forms that submit real data differs each time.
      fields: [...fields.filter(([name]) => name !== "key"), ...selectFields],
    };
  });
}

/** A valid form redirects or displays a confirmation. An invalid one displays the reason on its field. */
async function expectFormResponse({ action, isPost, fields }: SentForm) {
  const body = new URLSearchParams(fields);
  const target = new URL(action, "http://app.test");
  if (!isPost) for (const [name, value] of fields) target.searchParams.set(name, value);
  const response = await dashboard.request(
    target.pathname + target.search,
    isPost ? { method: "POST", body } : {},
  );
  const html = await response.text();
  expect(isPost ? [302, 400] : [200], action).toContain(response.status);
  if (response.status === 400) expect(html.includes('aria-invalid="true"'), action).toBe(true);
}

describe("the launch page", () => {
  const path = "/en/pages/misc/coming-soon";
  const post = (email: string) =>
    dashboard.request(path, { method: "POST", body: new URLSearchParams({ email }) });

  test("confirms a valid address in place and says that nothing is stored", async () => {
    const response = await post("lina@example.com");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/role="status"[^]*lina@example\.com[^]*This is a demo: nothing was sent/);
  });

  test("refuses an invalid address with an error on its field and keeps it", async () => {
    const response = await post("lina@");
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('value="lina@"');
    expect(html).toContain("Enter a valid email address.");
  });
});

describe("the plan's payment form", () => {
  const path = "/front-pages/payment?billing=monthly";
  const validFields = {
    payment: "cardPayment",
    email: "lina@example.com",
    country: "france",
    zip: "75011",
    card: "4242 4242 4242 4242",
    cardName: "Lina",
    expiry: "12/99",
    cvv: "123",
  };
  const pay = (fields: object) =>
    dashboard.request(path, { method: "POST", body: new URLSearchParams({ ...validFields, ...fields }) });

  test("accepts a valid card, charges nothing and explains this", async () => {
    expect((await pageAt(path)).body).toContain("$4.99");
    for (const fields of [{}, { payment: "paypal", card: "", cardName: "", expiry: "", cvv: "" }]) {
      const response = await pay(fields);
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toEqual(path);
    }
  });

  test.each([{ card: "4242 4242 4242 4241" }, { expiry: "01/20" }, { card: "" }])(
    "refuses %o and returns no card number",
    async (fields) => {
      const response = await pay(fields);
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(html).toContain('value="lina@example.com"');
      expect(html).not.toMatch(/name="card" value="/);
    },
  );
});
