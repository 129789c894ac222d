import { expect, type Page } from "@playwright/test";

/** The bell of the top bar; its name says the count. */
export const bellOf = (page: Page) => page.locator("header a[href$='/apps/notifications'][aria-label]");
export const dropdownOf = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
/** Live or Offline, in the open dropdown. */
export const chipOf = (page: Page) =>
  dropdownOf(page)
    .getByRole("status")
    .filter({ hasText: /Live|Offline/ });

/** Waits until scripts have brought the dropdown, and opens it. */
export async function openDropdown(page: Page): Promise<void> {
  await expect(bellOf(page)).toHaveAttribute("aria-haspopup", "dialog");
  await bellOf(page).click();
  await expect(dropdownOf(page)).toBeVisible();
}

/** Resolves once the page's socket has been sent what it starts from: what comes now arrives live. */
export function untilWelcomed(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes("notification_sync")) resolve();
      }),
    );
  });
}
