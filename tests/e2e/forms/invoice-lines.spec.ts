import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

test.use({ expectedProblems: [/status of 400/] });

test("the keyboard's focus stays in the lines of an invoice, and goes to the first wrong field", async ({
  page,
}) => {
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/invoice/add");
  const description = (row: number) => page.locator(`input[name=line${row}-description]`);
  // Button presses are ignored until the previous one has been answered.
  const waitForSubmit = () => expect(page.locator("form [aria-busy=true]")).toHaveCount(0);

  await description(0).fill("First");
  await page.locator("input[name=line0-tax2]").press("Enter");
  await expect(description(1)).toBeFocused();
  await waitForSubmit();
  await description(1).fill("Second");
  await description(1).press("Alt+ArrowUp");
  await expect(description(1)).toHaveValue("First");
  await expect(description(0)).toBeFocused();
  await waitForSubmit();
  await description(0).press("Alt+ArrowDown");
  await expect(description(0)).toHaveValue("First");
  await expect(description(1)).toBeFocused();
  await waitForSubmit();
  await page.getByRole("button", { name: "Remove line 2" }).press("Enter");
  await expect(description(1)).toHaveCount(0);
  await expect(description(0)).toBeFocused();
  await waitForSubmit();

  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.locator("[name=network]")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("[name=network]")).toBeFocused();
});
