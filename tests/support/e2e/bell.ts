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

/**
 * Resolves once the socket of the page that is opened next has been sent what it starts from: what comes now
 * arrives live. The page at hand may still be opening one of its own, which no test waits for.
 */
export function untilWelcomed(page: Page): Promise<void> {
  return new Promise((resolve) => {
    let isOpened = false;
    page.on("framenavigated", (frame) => (isOpened ||= frame === page.mainFrame()));
    page.on("websocket", (socket) => {
      if (!isOpened) return;
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes("notification_sync")) resolve();
      });
    });
  });
}
