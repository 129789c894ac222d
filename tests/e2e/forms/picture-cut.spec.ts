import sharp from "sharp";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

test("keeps only the last of several chosen pictures in memory, and none after leaving", async ({ page }) => {
  await page.addInitScript(() => {
    const openPictures = new Set<ImageBitmap>();
    const createBitmap = window.createImageBitmap.bind(window) as (file: File) => Promise<ImageBitmap>;
    window.createImageBitmap = async (file: ImageBitmapSource) => {
      const picture = await createBitmap(file as File);
      openPictures.add(picture);
      const close = picture.close.bind(picture);
      picture.close = () => {
        openPictures.delete(picture);
        close();
      };
      return picture;
    };
    Object.assign(window, { heldPictures: () => openPictures.size });
  });
  const storedPicture = () =>
    page.evaluate(() => (window as unknown as { heldPictures: () => number }).heldPictures());
  await signIn(page, accounts.member);
  await page.goto("/en/pages/account-settings");
  const field = page.locator("main input[name=picture]");
  const square = page.getByRole("application", { name: "The part of the picture that is shown" });
  for (const [name, width, height] of [
    ["wide.png", 400, 100],
    ["tall.png", 100, 400],
    ["square.png", 200, 200],
  ] as const) {
    const create = { width, height, channels: 3, background: "#085" } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    await field.setInputFiles({ name, mimeType: "image/png", buffer });
    await expect(square).toBeVisible();
    // Moves the selection within the new picture. The previous picture's selection must not be used.
    await square.press("ArrowRight");
    await expect.poll(storedPicture).toBe(1);
  }
  await page
    .getByRole("navigation", { name: "My account" })
    .getByRole("link", { name: "Security", exact: true })
    .click();
  await expect(page).toHaveURL(/security/);
  await expect.poll(storedPicture).toBe(0);
});
