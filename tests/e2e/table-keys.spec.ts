import { accounts, signIn } from "../support/e2e/accounts.ts";
import { expect, test } from "../support/e2e/fixture.ts";

/** Lists beside the queue, which has keys of its own; each row of these is opened by a link. */
const lists = ["details/users", "details/cash-offers", "details/leads", "details/click"];

test("j and k move along the rows of every list, / focuses its search, and typing is unaffected", async ({
  page,
}) => {
  await signIn(page, accounts.admin);
  for (const list of lists) {
    await page.goto(`/en/apps/${list}`);
    const door = (row: number) => page.locator("tbody tr").nth(row).locator("a").first();
    const search = page.locator("form[role=search] input[type=search]").first();
    await expect(page.getByText("Keyboard shortcuts of the list:")).toBeVisible();
    await page.keyboard.press("j");
    await expect(door(0), "nobody is in the list").not.toBeFocused();
    await page.locator("div[tabindex='-1']:has(table)").focus();
    await page.keyboard.press("j");
    await expect(door(0)).toBeFocused();
    await page.keyboard.press("j");
    await expect(door(1)).toBeFocused();
    await page.keyboard.press("k");
    await expect(door(0)).toBeFocused();
    await page.keyboard.press("k");
    await expect(door(0)).toBeFocused();
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.type("jk/");
    await expect(search).toHaveValue("jk/");
  }
});
