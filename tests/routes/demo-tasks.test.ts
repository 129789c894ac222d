import { beforeEach, describe, expect, test } from "vitest";
import { questions } from "~/demo/dialogs/questions";
import { good } from "../support/contract/stand-in-provider";
import { Browser } from "../support/pages/browser";
import { standInDashboard } from "../support/programs/stand-in-dashboard";

const { dashboard } = standInDashboard((_, response) =>
  good(response, { access_token: "a", refresh_token: "r" }),
);
let browser: Browser;
beforeEach(() => {
  browser = new Browser(dashboard);
});
const pageAt = async (target: string) => (await browser.request(target)).text();

describe("dialogs as they are without scripts", () => {
  const path = "/en/pages/dialog-examples";

  test("the second factor has its key as a picture and as text", async () => {
    const html = await pageAt(`${path}?dialog=checkApp`);
    expect(html).toMatch(/role="img" aria-label="The key as a QR code" viewBox="0 0 \d+ \d+"/);
    expect(html).toContain("JBSW Y3DP EHPK 3PXP");
  });

  test("the right of a member is changed, for this visitor only, and refused where there is no such right", async () => {
    const rights = {
      omar: "view",
      claire: "edit",
      youssef: "comment",
      sara: "comment",
      adam: "view",
      julie: "view",
      paul: "edit",
    };
    const chosen = (html: string, id: string) =>
      /value="(\w+)" selected/.exec(html.slice(html.indexOf(`name="${id}"`)))?.[1];
    const answer = await browser.submit(path, { ...rights, intent: "rights" });
    expect(answer.headers.get("location")).toBe(`${path}?dialog=share`);
    const html = await pageAt(`${path}?dialog=share`);
    expect(["omar", "paul", "sara"].map((id) => chosen(html, id))).toEqual(["view", "edit", "comment"]);
    expect(html).toContain("The rights are saved.");
    const others = await (await new Browser(dashboard).request(`${path}?dialog=share`)).text();
    expect(chosen(others, "omar")).toBe("edit");
    for (const wrong of [{ omar: "owner" }, { lina: "view" }, { omar: "" }] as Record<string, string>[])
      expect((await browser.submit(path, { ...rights, ...wrong, intent: "rights" })).status).toBe(400);
  });

  test("who is invited stands among the members", async () => {
    await browser.submit(`${path}?dialog=share`, { member: "noor@example.com", right: "comment" });
    expect(await pageAt(`${path}?dialog=share`)).toMatch(/noor@example\.com<\/bdi>[^]*?Invited[^]*?Comment/);
  });

  test.each(questions)("$name is asked first, then done, and can be taken back", async ({ name }) => {
    const asked = await pageAt(`${path}?ask=${name}`);
    expect(asked).toMatch(/role="alertdialog"/);
    expect(asked).toContain(`name="question" value="${name}"`);
    expect(await pageAt(path)).not.toContain(`name="question" value="${name}"`);
    const done = await browser.submit(path, { question: name, intent: "confirm" });
    expect(done.headers.get("location")).toBe(path);
    const html = await pageAt(path);
    expect(html).toContain(`name="question" value="${name}"`);
    expect(html).not.toContain(`?ask=${name}"`);
    await browser.submit(path, { question: name, intent: "takeBack" });
    expect(await pageAt(path)).toContain(`?ask=${name}"`);
  });

  test("a question nobody asked is not answered, and a reset takes all answers back", async () => {
    expect((await browser.submit(path, { question: "world", intent: "confirm" })).status).toBe(400);
    await browser.submit(path, { question: "order", intent: "confirm" });
    await browser.submit(path, { intent: "reset" });
    expect(await pageAt(path)).toContain('?ask=order"');
  });
});

describe("the looks of a form in steps", () => {
  const path = "/en/forms/form-wizard";
  const current = (html: string) =>
    /aria-current="step"[^]*?<span class="[^"]*(?:text-sm|font-semibold)[^"]*">([^<]+)/.exec(html)?.[1];

  test.each(["numbers", "dots"])("%s tells step by step, and ends without a review", async (look) => {
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
    // What is done is forgotten: the next time it begins anew.
    expect(await pageAt(`${start}&step=paid`)).toContain("Go to the store from here");
  });

  test("one asks for nothing, the first for everything", async () => {
    const below = await browser.submit(`${path}?wizard=below`, {});
    expect(below.headers.get("location")).toBe(`${path}?wizard=below&step=personal`);
    expect(current(await pageAt(`${path}?wizard=below&step=personal`))).toBe("Personal");
    const checked = await browser.submit(path, {});
    expect(checked.status).toBe(400);
    expect(await checked.text()).toContain('aria-invalid="true"');
  });
});
