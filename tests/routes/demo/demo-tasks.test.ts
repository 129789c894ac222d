import { beforeEach, describe, expect, test } from "vitest";
import { questions } from "~/demo/dialogs/questions";
import { respond } from "../../support/contract/stand-in-provider";
import { Browser } from "../../support/pages/browser";
import { standInDashboard } from "../../support/programs/stand-in-dashboard";

const { dashboard } = standInDashboard((_, response) =>
  respond(response, { access_token: "a", refresh_token: "r" }),
);
let browser: Browser;
beforeEach(() => {
  browser = new Browser(dashboard);
});
const pageAt = async (target: string) => (await browser.request(target)).text();
/** Returns the visible page without its scripts, which contain all texts. */
async function shownAt(target: string) {
  const html = await pageAt(target);
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}

describe("dialogs without scripts", () => {
  const path = "/en/pages/dialog-examples";

  test("show the second factor's key as a picture and as text", async () => {
    const html = await pageAt(`${path}?dialog=checkApp`);
    expect(html).toMatch(/role="img" aria-label="The key as a QR code" viewBox="0 0 \d+ \d+"/);
    expect(html).toContain("JBSW Y3DP EHPK 3PXP");
  });

  test("change a member's permission for this visitor only, and refuse an unknown one", async () => {
    const rights = {
      omar: "view",
      claire: "edit",
      youssef: "comment",
      sara: "comment",
      adam: "view",
      julie: "view",
      paul: "edit",
    };
    const isChosen = (html: string, id: string) =>
      /value="(\w+)" selected/.exec(html.slice(html.indexOf(`name="${id}"`)))?.[1];
    const response = await browser.submit(path, { ...rights, intent: "rights" });
    expect(response.headers.get("location")).toBe(`${path}?dialog=share`);
    const html = await pageAt(`${path}?dialog=share`);
    expect(["omar", "paul", "sara"].map((id) => isChosen(html, id))).toEqual(["view", "edit", "comment"]);
    expect(html).toContain("The rights are saved.");
    const others = await (await new Browser(dashboard).request(`${path}?dialog=share`)).text();
    expect(isChosen(others, "omar")).toBe("edit");
    for (const wrong of [{ omar: "owner" }, { lina: "view" }, { omar: "" }] as Record<string, string>[])
      expect((await browser.submit(path, { ...rights, ...wrong, intent: "rights" })).status).toBe(400);
  });

  test("list an invited person among the members", async () => {
    await browser.submit(`${path}?dialog=share`, { member: "noor@example.com", right: "comment" });
    expect(await pageAt(`${path}?dialog=share`)).toMatch(/Noor Aziz<\/bdi>[^]*?Invited[^]*?Comment/);
  });

  test("refuse to invite an unlisted person", async () => {
    const response = await browser.submit(`${path}?dialog=share`, { member: "x@example.com", right: "view" });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(html).toContain("Choose somebody from the list.");
    expect(html).toMatch(
      /<select[^>]*name="member"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="member"/,
    );
  });

  test("create an app after a review of all input, and only after every step", async () => {
    const early = await browser.submit(`${path}?dialog=appReview`, {});
    expect(early.headers.get("location")).toBe(`${path}?dialog=app`);
    const card = { card: "4242 4242 4242 4242", cardName: "Lina Haddad", expiry: "12/99", cvv: "123" };
    for (const [step, fields] of [
      ["app", { appName: "Notes", category: "blog" }],
      ["appFramework", { framework: "vue" }],
      ["appData", { engine: "mysql" }],
      ["appBilling", card],
    ] as const)
      await browser.submit(`${path}?dialog=${step}`, fields);
    const review = await shownAt(`${path}?dialog=appReview`);
    for (const text of ["Notes", "Blog", "Vue", "MySQL", "Lina Haddad", "Not kept"])
      expect(review).toContain(`>${text}<`);
    expect(review).not.toContain("4242 4242");
    expect(review.match(/aria-label="Change [^"]+"/g)).toHaveLength(4);
    const redirect = await browser.submit(`${path}?dialog=appReview`, {});
    expect(redirect.headers.get("location")).toBe(path);
  });

  test.each(questions)("$name asks for confirmation and can be undone", async ({ name }) => {
    const confirmation = await pageAt(`${path}?ask=${name}`);
    expect(confirmation).toMatch(/role="alertdialog"/);
    expect(confirmation).toContain(`name="question" value="${name}"`);
    expect(await pageAt(path)).not.toContain(`name="question" value="${name}"`);
    const redirect = await browser.submit(path, { question: name, intent: "confirm" });
    expect(redirect.headers.get("location")).toBe(path);
    const html = await pageAt(path);
    expect(html).toContain(`name="question" value="${name}"`);
    expect(html).not.toContain(`?ask=${name}"`);
    await browser.submit(path, { question: name, intent: "takeBack" });
    expect(await pageAt(path)).toContain(`?ask=${name}"`);
  });

  test("refuse an unexpected answer, and a reset removes all answers", async () => {
    expect((await browser.submit(path, { question: "world", intent: "confirm" })).status).toBe(400);
    await browser.submit(path, { question: "order", intent: "confirm" });
    await browser.submit(path, { intent: "reset" });
    expect(await pageAt(path)).toContain('?ask=order"');
  });
});

describe("selected rows", () => {
  const path = "/en/dashboards/logistics";

  test("clear vehicles' warnings for this visitor, until the demo is reset", async () => {
    const countWarnings = (html: string) => html.match(/Too warm|Little fuel|Oil leak/g)?.length ?? 0;
    const before = await shownAt(path);
    expect(before).toMatch(/<input[^>]*name="id"[^>]*value="CL-1041"|value="CL-1041"[^>]*name="id"/);
    const ids = [...before.matchAll(/value="(CL-\d+)"/g)].map(([, id = ""]): [string, string] => ["id", id]);
    const response = await browser.submit(`${path}?month=2`, [...ids, ["intent", "clear"]]);
    expect(response.headers.get("location")).toBe(`${path}?month=2`);
    const after = await shownAt(path);
    expect(countWarnings(before) > 0).toBe(true);
    expect(countWarnings(after)).toBe(0);
    await browser.submit(path, { intent: "reset" });
    expect(countWarnings(await shownAt(path))).toBe(countWarnings(before));
  });

  test("ignore an unknown vehicle", async () => {
    await browser.submit(path, { intent: "clear", id: "CL-1" });
    expect(await pageAt(path)).toContain("Choose a vehicle first.");
  });
});

describe("a chart of days", () => {
  const path = "/en/charts/apex-charts";
  const chartCard = (html: string) => {
    const card = html.slice(html.indexOf(">Visits by device<"));
    return card.slice(0, card.indexOf("</section>"));
  };

  test("shows its span, its sum and its trend", async () => {
    const card = chartCard(await pageAt(path));
    expect(card).toMatch(/Feb 2 – Feb 15[^]*?\d,\d{3}[^]*?[+−]\d+%[^]*?(more|less) than last week/);
  });

  test("shows the requested days, and all days for an invalid request", async () => {
    const rows = (html: string) => chartCard(html).match(/<th scope="row"/g)?.length;
    const three = await pageAt(`${path}?f.from=2026-02-04&f.to=2026-02-06`);
    expect(chartCard(three)).toContain("Feb 4 – Feb 6");
    expect(rows(three)).toBe(3);
    expect(rows(await pageAt(`${path}?f.from=2031-01-01`))).toBe(14);
    expect(rows(await pageAt(`${path}?f.from=2026-02-10&f.to=nonsense`))).toBe(6);
  });
});

describe("variants of a form in steps", () => {
  const path = "/en/forms/form-wizard";
  const currentStep = (html: string) =>
    /aria-current="step"[^]*?<span class="[^"]*(?:text-sm|font-semibold)[^"]*">([^<]+)/.exec(html)?.[1];

  test.each(["numbers", "dots"])("%s guides step by step and ends without a review", async (look) => {
    const start = `${path}?wizard=${look}`;
    const first = await pageAt(start);
    expect(first).toContain("Go to the store from here");
    expect(first).toMatch(/role="status"[^>]*>Step 1 of 3</);
    for (const step of ["buy", "paid"]) {
      const from = step === "buy" ? start : `${start}&step=buy`;
      expect((await browser.submit(from, {})).headers.get("location")).toBe(`${start}&step=${step}`);
    }
    const last = await pageAt(`${start}&step=paid`);
    expect(last).toContain("Finish");
    expect(last).toContain(`wizard=${look}&amp;step=buy`);
    const end = await browser.submit(`${start}&step=paid`, {});
    expect(end.headers.get("location")).toBe(`${start}&step=done`);
    expect(await pageAt(`${start}&step=done`)).toContain("All steps completed");
    // A finished task is discarded, so opening it starts a new one.
    expect(await pageAt(`${start}&step=paid`)).toContain("Go to the store from here");
  });

  test("the first variant requires every step, the optional one none", async () => {
    const below = await browser.submit(`${path}?wizard=below`, {});
    expect(below.headers.get("location")).toBe(`${path}?wizard=below&step=personal`);
    expect(currentStep(await pageAt(`${path}?wizard=below&step=personal`))).toBe("Personal");
    const checked = await browser.submit(path, {});
    expect(checked.status).toBe(400);
    expect(await checked.text()).toContain('aria-invalid="true"');
  });
});
