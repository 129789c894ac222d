import type { Page } from "@playwright/test";
import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

/** The indexes of the correct answers in the first course, as in the product's own texts. */
const correctAnswers = [1, 2, 0];

/** Checks that nothing on the page is wider than the phone. */
async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

/** Takes the first course, from the list of courses to the certificate, with one wrong answer. */
async function takeCourse(page: Page) {
  await page.goto("/en/apps/academy/my-courses");
  await expectFits(page);
  await page
    .getByRole("link", { name: /How tracking works/ })
    .first()
    .click();
  for (const [at, answer] of correctAnswers.entries()) {
    await expect(page.getByText(`Lesson ${at + 1} of 3`)).toBeVisible();
    await expectFits(page);
    const answers = page.getByRole("radio");
    if (at === 0) {
      await answers.nth((answer + 1) % 3).check();
      await page.getByRole("button", { name: "Answer" }).click();
      await expect(page.getByText("Not quite. Read again and try once more.")).toBeVisible();
    }
    await answers.nth(answer).check();
    await page.getByRole("button", { name: "Answer" }).click();
    await expect(page.getByText("That’s right")).toBeVisible();
    if (at < correctAnswers.length - 1) await page.getByRole("link", { name: "Next lesson" }).click();
  }
  await expectFits(page);
  await page.getByRole("link", { name: "Certificate", exact: true }).click();
  await expect(page.getByText("has finished the course")).toBeVisible();
  await expect(page.getByText("How tracking works")).toBeVisible();
  await expectFits(page);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a member reads a course, answers wrongly and rightly, and gets the certificate", async ({ page }) => {
    await signIn(page, accounts.support);
    await takeCourse(page);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("a member reads and finishes a course", async ({ page }) => {
      await signIn(page, accounts.finance);
      await takeCourse(page);
    });
  });
});
