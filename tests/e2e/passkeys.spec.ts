import { randomBytes } from "node:crypto";
import { expect, test } from "../support/e2e/fixture.ts";
import { registerAndLogIn } from "../support/e2e/register.ts";

test.use({ expectedProblems: [] });

test("made, used alone and as a second step, with the browser's own authenticator", async ({
  page,
  context,
  tokens,
}) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = `${randomBytes(8).toString("hex")}@example.test`;
  const password = "A long-enough horse 47";
  await registerAndLogIn(page, { name: "Passkey Person", email, password });
  // The log-in offers passkeys; other pages do not load what asks for them.
  const scripts: string[] = [];
  const elsewhere = await context.newPage();
  elsewhere.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await elsewhere.goto("/en/dashboards/crm");
  await elsewhere.close();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /browser-passkey/.test(url))).toEqual([]);

  await page.goto("/en/apps/user/view/security/passkeys");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.locator("input[name=name]").fill("This laptop");
  await page.getByRole("button", { name: "Create the passkey" }).click();
  await expect(page.getByText("Save these recovery codes now")).toBeVisible();
  await expect(page.getByText("This laptop")).toBeVisible();
  // The name of a key is public, and as long as a token.
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  for (const { credentialId } of credentials)
    tokens.mailed(Buffer.from(credentialId, "base64").toString("base64url"));

  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto("/en/login?returnTo=%2Fen%2Fapps%2Fnotifications");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page).toHaveURL(/\/en\/apps\/notifications/);

  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto("/en/login?returnTo=%2Fen%2Fapps%2Fnotifications");
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/en\/apps\/notifications/);
});
