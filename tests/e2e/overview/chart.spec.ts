import type { Locator, Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";
import { alternate } from "../../support/programs/repetitions.ts";

const home = "dashboards/crm";
/** The lower segments of stacked bars, or the whole bars if nothing is stacked. */
const barSelector = "svg[role=img] rect.fill-primary";

/** Opens a member's home and returns its chart after hydration. */
async function chartOf(page: Page, language = "en"): Promise<Locator> {
  await signIn(page, accounts.member);
  await page.goto(`/${language}/dashboards/crm`);
  await expect(page).toHaveURL(new RegExp(home));
  const figure = page.locator("figure");
  const fold = page.locator("details:has(figure) > summary");
  // On phones the chart is folded.
  if (await fold.isVisible()) await fold.click();
  await expect(figure.locator("svg[role=img][tabindex='0']")).toBeVisible();
  return figure;
}

/** Returns the live chart that replaces the drawing after the first touch. */
function liveIn(figure: Locator): Locator {
  return figure.getByRole("application");
}

/** Returns label and value of each point from the table. */
async function rowsOf(figure: Locator): Promise<string[]> {
  const [first, second] = await figure.locator("thead th").allTextContents();
  const rows = await figure.locator("tbody tr").all();
  return Promise.all(
    rows.map(async (row) => {
      const [label, one, other] = await row.locator("th, td").allTextContents();
      return `${label}${first}${one}${second}${other}`;
    }),
  );
}

/** Returns the positions of the bars from left to right. */
async function barsOf(drawing: Locator): Promise<{ x: number; y: number; width: number }[]> {
  const boxes = await drawing.evaluateAll((bars) =>
    bars.map((bar) => {
      const { x, y, width } = bar.getBoundingClientRect();
      return { x, y, width };
    }),
  );
  return boxes.toSorted((one, other) => one.x - other.x);
}

/** Returns how the first of the matching elements is painted. */
function paintOf(marks: Locator): Promise<{ fill: string; stroke: string }> {
  return marks.first().evaluate((mark) => {
    const { fill, stroke } = getComputedStyle(mark);
    return { fill, stroke };
  });
}

test.describe("the chart", () => {
  test("starts as a static drawing and loads its code on first touch without moving anything", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    const figure = await chartOf(page);
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((url) => url.includes("live-chart"))).toEqual([]);
    await figure.scrollIntoViewIfNeeded();
    const box = await figure.boundingBox();
    const drawn = await barsOf(figure.locator(barSelector));
    expect(drawn.length).toBe(12);

    await figure.locator("svg[role=img]").hover();
    await expect(liveIn(figure)).toBeVisible();
    expect(scripts.filter((url) => url.includes("live-chart"))).toHaveLength(1);
    expect(await figure.boundingBox()).toEqual(box);
    // The library omits bars of zero height, for months without cash back.
    await expect(async () => {
      const live = await barsOf(figure.locator(".chart-value path"));
      expect(live.length).toBeGreaterThan(0);
      for (const bar of live) {
        const same = drawn.find((other) => Math.abs(other.x - bar.x) < 1.5);
        expect(same?.width).toBeCloseTo(bar.width, -1);
        expect(Math.abs((same?.y ?? 0) - bar.y)).toBeLessThan(1.5);
      }
    }).toPass();
  });

  test("shows the value under the pointer", async ({ page }) => {
    // High enough that the whole chart is in the window.
    await page.setViewportSize({ width: 1280, height: 1000 });
    const figure = await chartOf(page);
    const rows = await rowsOf(figure);
    const bars = await barsOf(figure.locator(barSelector));
    const last = bars.at(-1);
    const box = await figure.boundingBox();
    await page.mouse.move((last?.x ?? 0) + 2, (box?.y ?? 0) + 60);
    await expect(figure.getByRole("status")).toHaveText(rows.at(-1) ?? "");
    await page.mouse.move((bars[0]?.x ?? 0) + 2, (box?.y ?? 0) + 60);
    await expect(figure.getByRole("status")).toHaveText(rows[0] ?? "");
    await page.mouse.move(0, 0);
    await expect(figure.getByRole("status")).toHaveCount(0);
  });

  test("can be navigated with arrow keys, starting from the static drawing", async ({ page }) => {
    const figure = await chartOf(page);
    const rows = await rowsOf(figure);
    await figure.locator("svg[role=img]").focus();
    await expect(liveIn(figure)).toBeFocused();
    await expect(figure.getByRole("status")).toHaveText(rows[0] ?? "");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(figure.getByRole("status")).toHaveText(rows[2] ?? "");
    await page.keyboard.press("ArrowLeft");
    await expect(figure.getByRole("status")).toHaveText(rows[1] ?? "");
    await page.keyboard.press("Tab");
    await expect(figure.getByText("Show as table")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(figure.getByRole("cell").first()).toBeInViewport();
  });

  test(
    "runs right to left in Arabic, also for keys, with the amounts at the end side",
    { tag: "@long" },
    async ({ page }) => {
      const figure = await chartOf(page, "ar");
      const rows = await rowsOf(figure);
      await figure.locator("svg[role=img]").focus();
      await expect(liveIn(figure)).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(figure.getByRole("status")).toHaveText(rows[1] ?? "");
      const box = await figure.boundingBox();
      const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
      const amounts = await figure.locator("[aria-hidden] bdi.figures").all();
      expect(amounts.length).toBeGreaterThan(1);
      for (const amount of amounts) {
        expect((await amount.boundingBox())?.x).toBeGreaterThan(middle);
      }
      // The last month is the leftmost.
      const last = (await figure.locator(barSelector).last().boundingBox())!;
      expect(last.x).toBeLessThan(middle);
    },
  );

  for (const colorScheme of alternate(["light", "dark"] as const, 1))
    test(`keeps the colours of both series when it becomes interactive, ${colorScheme}`, async ({
      openContext,
    }) => {
      const context = await openContext({ colorScheme });
      const page = await context.newPage();
      const figure = await chartOf(page);
      const drawn = {
        value: await paintOf(figure.locator(barSelector)),
        above: await paintOf(figure.locator("svg[role=img] rect.fill-primary-soft")),
      };
      expect(drawn.value.fill).not.toBe(drawn.above.fill);

      await figure.locator("svg[role=img]").hover();
      await expect(liveIn(figure)).toBeVisible();
      expect((await paintOf(figure.locator(".chart-value path"))).fill).toBe(drawn.value.fill);
      expect(await paintOf(figure.locator(".chart-above path"))).toEqual(drawn.above);
    });

  test("on a phone responds to the first tap", { tag: "@long" }, async ({ openContext }) => {
    const context = await openContext({
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const figure = await chartOf(page);
    await figure.locator("svg[role=img]").tap();
    await expect(liveIn(figure)).toBeVisible();
    await expect(figure.getByRole("status")).not.toHaveText("");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

for (const width of alternate([390, 1920], 0))
  test(`the chart's text is as large as the page's small print and not cut off, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const figure = await chartOf(page, "ar");
    const amounts = figure.locator("[aria-hidden] bdi.figures");
    await expect(amounts.last()).toContainText("US$");
    for (const text of await figure.locator("[aria-hidden] bdi:visible").all()) {
      expect(await text.evaluate((element) => getComputedStyle(element).fontSize)).toBe("12px");
      const box = await text.boundingBox();
      const card = await figure.locator("xpath=ancestor::section[1]").boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(card!.x);
      expect(box!.x + box!.width).toBeLessThanOrEqual(card!.x + card!.width);
    }
  });

test.describe("the chart when its code fails to load", { tag: "@long" }, () => {
  test.use({ expectedProblems: [/Failed to load resource: net::ERR_FAILED.*live-chart/] });

  test("stays a static drawing, and the next interaction tries again", async ({ page }) => {
    await page.route("**/live-chart*", (route) => route.abort());
    const figure = await chartOf(page);
    const failedRequest = page.waitForEvent("requestfailed");
    await figure.locator("svg[role=img]").hover();
    await failedRequest;
    await expect(figure.locator("svg[role=img]")).toBeVisible();
    await expect(liveIn(figure)).toHaveCount(0);
  });
});

test.describe("the chart without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a showcase's chart shows its table instead of announcing a drawing",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto("/en/charts/recharts");
      const figure = page.locator("main figure").first();
      await expect(figure.getByRole("table")).toBeVisible();
      await expect(page.getByText("The drawing follows.").first()).toBeHidden();
    },
  );

  test("its figures can be expanded as a table", async ({ page }) => {
    await page.goto("/en/login");
    await page.getByLabel("Email").fill(accounts.member.email);
    await page.getByLabel("Password", { exact: true }).fill(accounts.member.password);
    await page.getByRole("button", { name: "Log in" }).click();
    const figure = page.locator("figure");
    await expect(figure.locator("svg[role=img]")).not.toHaveAttribute("tabindex");
    await figure.getByText("Show as table").click();
    await expect(figure.getByRole("row").first()).toBeInViewport();
  });
});
