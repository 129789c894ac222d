import { expectAccessible } from "../support/e2e/axe.ts";
import { expect, test } from "../support/e2e/fixture.ts";

test("the large table finds with slips, narrows, groups, and takes a changed name back", async ({ page }) => {
  await page.goto("/en/react-table?view=grid");
  const table = page.getByRole("table", { name: "10,000 people" });
  await expect(page.getByText("Found: 10,000")).toBeVisible();
  // Of ten thousand rows there are only those in sight.
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

  await page.getByLabel("E-mail address contains").fill("haddad");
  await expect(table.getByRole("row").nth(1)).toContainText("haddad");
  await expect(page.getByText(/^Found: 0$/)).toBeHidden();

  await page.getByRole("button", { name: "Show e-mail addresses" }).click();
  await expect(table.getByRole("columnheader", { name: "E-mail address" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show e-mail addresses" }).click();

  const head = table.getByRole("columnheader", { name: "E-mail address" });
  const width = (await head.boundingBox())?.width ?? 0;
  await page.getByRole("separator", { name: "Width of E-mail address" }).press("ArrowRight");
  await expect.poll(async () => (await head.boundingBox())?.width).toBe(width + 20);
  await expectAccessible(page);
});
