import { expect, type Page } from "@playwright/test";

/** Returns the bell in the top bar. Its accessible name contains the unread count. */
export const bellOf = (page: Page) => page.locator("header a[href$='/apps/notifications'][aria-label]");
export const dropdownOf = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
/** Returns the Live or Offline chip in the open dropdown. */
export const chipOf = (page: Page) =>
  dropdownOf(page)
    .getByRole("status")
    .filter({ hasText: /Live|Offline/ });

/** Waits until the dropdown is interactive and opens it. */
export async function openDropdown(page: Page): Promise<void> {
  await expect(bellOf(page)).toHaveAttribute("aria-haspopup", "dialog");
  await bellOf(page).click();
  await expect(dropdownOf(page)).toBeVisible();
}

/**
 * Resolves once the next opened page's socket has received its initial state, so that later notifications
 * arrive live. Ignores a socket that the current page may still be opening.
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
