import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

/** Lists whose rows open by a link. The withdrawal queue isn't included because it has its own keys. */
const lists = ["details/users", "details/cash-offers", "details/leads", "details/click"];

test("j and k move along the rows of a freshly loaded list, / focuses its search, and typing is unaffected", async ({
  page,
}) => {
  await signIn(page, accounts.admin);
  for (const list of lists) {
    await page.goto(`/en/apps/${list}`);
    const rowLink = (row: number) => page.locator("tbody tr").nth(row).locator("a").first();
    const search = page.locator("form[role=search] input[type=search]").first();
    await expect(page.locator(".list-options")).toBeAttached();
    await page.keyboard.press("j");
    await expect(rowLink(0)).toBeFocused();
    await page.keyboard.press("j");
    await expect(rowLink(1)).toBeFocused();
    await page.keyboard.press("k");
    await expect(rowLink(0)).toBeFocused();
    await page.keyboard.press("k");
    await expect(rowLink(0)).toBeFocused();
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.type("jk/");
    await expect(search).toHaveValue("jk/");
  }
});

test("in an open panel j goes on to the next row, and ? shows the keys, which can be turned off", async ({
  page,
}) => {
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/leads");
  const open = page.locator("tbody tr[aria-current]");
  const rows = page.locator("tbody tr");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  const first = await open.innerText();
  await page.keyboard.press("j");
  await expect(open).not.toHaveText(first);
  await expect(rows.nth(1)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.keyboard.press("?");
  const keys = page.getByRole("group", { name: "Columns, files and keys" });
  await expect(keys.getByText("Enter opens")).toBeVisible();
  await keys.getByRole("checkbox", { name: "Keyboard shortcuts of the list" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.reload();
  await page.keyboard.press("j");
  await expect(rows.first().locator("a").first()).not.toBeFocused();
});
