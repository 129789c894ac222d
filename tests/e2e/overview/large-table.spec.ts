import type { Locator } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "../../support/e2e/axe.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

const headsOf = (table: Locator) =>
  table
    .getByRole("columnheader")
    .allTextContents()
    .then((heads) => heads.map((head) => head.trim()).filter(Boolean));

test(
  "the large table finds misspelled names, filters, groups, and undoes a rename",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/en/react-table?view=grid");
    const table = page.getByRole("table", { name: "10,000 people" });
    await expect(page.getByText("Found: 10,000")).toBeVisible();
    // Of the ten thousand rows, only the visible ones are rendered.
    expect(await table.getByRole("row").count()).toBeLessThan(40);

    await page.getByLabel("Search, also with slips").fill("nadhadad");
    await expect(table.getByRole("row").nth(1)).toContainText("Nadia Haddad");
    await page.getByLabel("Age, at least").fill("40");
    await page.getByLabel("Age, at most").fill("41");
    await expect(page.getByText("Found: 10,000")).toBeHidden();
    for (const row of (await table.getByRole("row").all()).slice(1))
      await expect(row.getByRole("cell").last()).toHaveText(/^4[01]$/);

    await page.getByLabel("Search, also with slips").fill("");
    await table
      .getByRole("button", { name: /^Change the name/ })
      .first()
      .click();
    await page.keyboard.type("Zoe Zane");
    await page.keyboard.press("Enter");
    await expect(table.getByRole("row").nth(1)).toContainText("Zoe Zane");
    await page.getByRole("button", { name: "Undo (1)" }).click();
    await expect(table.getByRole("row").nth(1)).not.toContainText("Zoe Zane");

    await page.getByRole("button", { name: "Group by level" }).click();
    const group = table.getByRole("button", { expanded: false }).first();
    await group.click();
    await expect(table.getByRole("button", { expanded: true })).toHaveCount(1);

    await page.getByRole("button", { name: "Group by level" }).click();
    await table.getByRole("checkbox").nth(2).check();
    await expect(page.getByRole("button", { name: "Chosen: 1. Choose none" })).toBeVisible();
    await table.getByRole("checkbox", { name: "Choose everybody found" }).check();
    await page.getByRole("button", { name: /^Chosen: [\d,]{3,}/ }).click();
    await expect(table.getByRole("checkbox", { name: "Choose everybody found" })).not.toBeChecked();

    await page.getByLabel("Email address contains").fill("haddad");
    await expect(table.getByRole("row").nth(1)).toContainText("haddad");
    await expect(page.getByText(/^Found: 0$/)).toBeHidden();

    await page.getByRole("button", { name: "Show email addresses" }).click();
    await expect(table.getByRole("columnheader", { name: "Email address" })).toHaveCount(0);
    await page.getByRole("button", { name: "Show email addresses" }).click();

    const head = table.getByRole("columnheader", { name: "Email address" });
    const width = (await head.boundingBox())?.width ?? 0;
    await page.getByRole("separator", { name: "Width of Email address" }).press("ArrowRight");
    await expect.poll(async () => (await head.boundingBox())?.width).toBe(width + 20);
    await expectAccessible(page);
  },
);

test(
  "columns of the large table move by keys, buttons and dragging, and its download keeps the order",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/en/react-table?view=grid");
    const table = page.getByRole("table", { name: "10,000 people" });
    const head = (name: string) => table.getByRole("columnheader", { name: new RegExp(`^${name}`) });
    await head("Age").getByRole("button").focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(page.getByRole("status").filter({ hasText: "Age is now column 4 of 5" })).toBeAttached();
    await expect(head("Age").getByRole("button")).toBeFocused();
    expect(await headsOf(table)).toEqual(["Name", "Email address", "Level", "Age", "Experience"]);

    await head("Experience").dragTo(head("Level"));
    await expect.poll(() => headsOf(table)).toEqual(["Name", "Email address", "Experience", "Level", "Age"]);

    await page.locator("summary", { hasText: "Columns" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Move Email address later" }).click();
    await page.getByRole("checkbox", { name: "Level" }).uncheck();
    await page.getByRole("button", { name: "Pin Age" }).click();
    await expect.poll(() => headsOf(table)).toEqual(["Name", "Age", "Experience", "Email address"]);

    await page.getByLabel("Search, also with slips").fill("lina.haddad1@");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download CSV" }).click(),
    ]);
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(lines.slice(0, 2)).toEqual([
      '\uFEFF"Name","Age","Experience","Email address"',
      '"Lina Haddad","21","0","lina.haddad1@example.com"',
    ]);
  },
);

test("columns of a list move by buttons, keys and dragging, and the URL keeps the order", async ({
  page,
}) => {
  await page.goto("/en/react-table");
  const table = page.getByRole("table", { name: "Table of people" });
  await page.getByRole("button", { name: "Columns, files and keys" }).click();
  const later = page.getByRole("button", { name: "Move Email address later" });
  await later.click();
  await later.click();
  await expect
    .poll(() => headsOf(table))
    .toEqual(["Name", "Joined", "Level", "Email address", "Experience", "Age"]);
  await expect(later).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: "Email address is now column 3 of 5" }),
  ).toBeAttached();

  await page.keyboard.press("Alt+ArrowUp");
  await expect(page).toHaveURL(/cols=start&cols=email&cols=level&cols=experience&cols=age$/);
  await expectAccessible(page);
  const line = (name: string) => page.locator(".list-menu li", { hasText: name });
  await line("Age").dragTo(line("Joined"));
  await expect(page).toHaveURL(/cols=age&cols=start&cols=email&cols=level&cols=experience$/);
  await expect
    .poll(() => headsOf(table))
    .toEqual(["Name", "Age", "Joined", "Email address", "Level", "Experience"]);
});
