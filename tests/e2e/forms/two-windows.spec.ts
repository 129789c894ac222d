import { signIn } from "../../support/e2e/accounts.ts";
import { bellOf, chipOf, dropdownOf, openDropdown } from "../../support/e2e/bell.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/live-world.ts";

test("reading, marking unread, deleting and restoring in one window update the user's other windows silently", async ({
  page,
  world,
  openContext,
}) => {
  const member = await world.provider.signUp();
  await world.notify(member.userId, 1);
  const secondContext = await openContext();
  const [other, otherList] = [await secondContext.newPage(), await secondContext.newPage()];
  await signIn(page, member);
  await signIn(other, member);
  await page.goto("/en/apps/notifications");
  await expect(page.locator("main").getByText("Live", { exact: true })).toBeVisible();
  await otherList.goto("/en/apps/notifications");
  await other.goto("/en/apps/wallet/my-balance");
  await openDropdown(other);
  await expect(chipOf(other)).toHaveText("Live");
  const items = dropdownOf(other).getByRole("listitem");
  await expect(items).toHaveText(/store-1/);

  const row = otherList.locator("main [data-row]");
  async function expectUnread(count: 0 | 1): Promise<void> {
    await expect(items).toHaveCount(count);
    for (const tab of [other, otherList])
      await expect(bellOf(tab)).toHaveAccessibleName(count ? "Notifications (1)" : "Notifications");
    await expect(row.getByText("Unread", { exact: true })).toHaveCount(count);
  }
  const pane = page.getByRole("region", { name: "Opened notification" });
  await page.locator("main [data-open]").click();
  await expectUnread(0);
  await pane.getByRole("button", { name: "Mark as unread" }).click();
  await expectUnread(1);
  await page.locator("main [data-do=delete]").click();
  await expectUnread(0);
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectUnread(1);
  await expect(row).toHaveCount(1);
  for (const tab of [page, other, otherList])
    await expect(tab.locator(".toast", { hasText: "store-1" })).toHaveCount(0);
});
