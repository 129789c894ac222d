import { accounts, signIn } from "../../support/e2e/accounts.ts";
import { expect, test } from "../../support/e2e/fixture.ts";

// A file that isn't a report is refused.
test.use({ expectedProblems: [/status of 4\d\d/] });

test("a long upload shows its progress, can be canceled, and completes", async ({ page }) => {
  await signIn(page, accounts.admin);
  await page.goto("/en/apps/details/leads/import");
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  const uploadAt = (uploadThroughput: number) =>
    line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const file = page.locator("input[type=file]");
  const send = page.locator("button[value=upload]");
  const progress = page.getByRole("progressbar", { name: /^\d+% sent$/ });
  await page.locator("select[name=network]").selectOption({ index: 1 });
  const buffer = Buffer.from("no;report\n".repeat(150_000));
  await file.setInputFiles({ name: "march.csv", mimeType: "text/csv", buffer });
  await expect(page.getByText("1.5 MB")).toBeVisible();

  await uploadAt(50_000);
  await send.click();
  await expect(progress).toHaveAttribute("value", /^0\.\d+$/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("main progress")).toHaveCount(0);
  await expect(page.getByText("march.csv")).toBeVisible();
  await expect(send).not.toHaveAttribute("aria-disabled");

  await uploadAt(-1);
  await send.click();
  await expect(file).toHaveAttribute("aria-invalid", "true");
});
