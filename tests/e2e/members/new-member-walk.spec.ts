import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { maxAvatarSize } from "#contract/accounts/account.ts";
import { makeDueExports } from "#provider/modules/personal-data/make-exports.ts";
import sharp from "sharp";
import { addAuthenticator } from "../../support/e2e/authenticator.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { mailedLink } from "../../support/e2e/mailed-link.ts";
import { openMenu } from "../../support/e2e/open-menu.ts";
import { test } from "../../support/e2e/phone-world.ts";
import { registerAndLogIn } from "../../support/e2e/register.ts";
import { codeAt } from "../../support/programs/second-factor.ts";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const security = "/en/apps/user/view/security";
const data = "/en/apps/user/view/data";

// The test enters wrong codes, and a page sends requests after its session was ended elsewhere.
test.use({
  ...phone,
  expectedProblems: [/status of (400|422|401.*(\/notifications\/unread|\/realtime\/token|\.data))/],
});

test("a new member on a phone registers, uses the account, and undoes its deletion", async ({
  page,
  world: { provider },
  tokens,
  openContext,
}) => {
  // About 40 pages and 12 passwords, which the provider hashes slowly.
  test.slow();
  const email = `${randomBytes(8).toString("hex")}@example.test`;
  const first = { email, password: "A long-enough horse 47" };
  const toast = (text: string) => expect(page.locator(".toast", { hasText: text })).toBeVisible();
  const field = (name: string) => page.locator(`main input[name=${name}]`);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const linkInMail = async (name: string) => {
    const mail = await mailedLink(provider, name);
    tokens.mailed(mail.token);
    return mail;
  };

  await test.step("registers and enters the code from the mail", async () => {
    await registerAndLogIn(page, { name: "Noor Haddad", ...first });
    const code = /the code (\d{6}) to/.exec((await linkInMail("verify-email")).text)![1]!;
    await page.goto("/en/verify-email");
    await field("code").fill(code === "000000" ? "000001" : "000000");
    await press("Confirm");
    await expect(field("code")).toHaveAttribute("aria-invalid", "true");
    await field("code").fill(code);
    await press("Confirm");
    await expect(page.getByText("Your email address is confirmed")).toBeVisible();
  });

  await test.step("sets a picture, cropped to the chosen square", async () => {
    await page.goto("/en/pages/account-settings");
    const buffer = await createHalfRedPicture();
    await field("picture").setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
    const square = page.getByRole("application", { name: "The part of the picture that is shown" });
    for (let times = 1; times <= 3; times += 1) await square.press("ArrowRight");
    await press("Save the picture");
    await toast("Your picture is saved.");
    const avatar = page.locator("main img[src*='/apis/avatars/']");
    await expect(avatar).toHaveJSProperty("naturalWidth", 256);
    const storedAvatar = await (await page.request.get((await avatar.getAttribute("src"))!)).body();
    const [red, green] = await sharp(storedAvatar)
      .extract({ left: 4, top: 128, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(green! - red!).toBeGreaterThan(100);
  });

  // Code for WebAuthn is loaded only where it is needed, and at login.
  const scripts: string[] = [];
  page.on("request", (sent) => sent.resourceType() === "script" && scripts.push(sent.url()));

  const secret = { app: "", recovery: "" };
  await test.step("sets up two-step verification after a wrong code", async () => {
    await page.goto(`${security}/two-steps`);
    await press("Set up");
    secret.app = new URL(await field("uri").inputValue()).searchParams.get("secret")!;
    await field("code").fill("000000");
    await press("Turn on");
    await expect(field("code")).toHaveAttribute("aria-invalid", "true");
    await field("code").fill(codeAt(secret.app, new Date()));
    await press("Turn on");
    await expect(page.getByText("Save these recovery codes now")).toBeVisible();
    secret.recovery = await page.locator("main li.font-mono, main ul.font-mono li").first().innerText();
  });

  const authenticator = await addAuthenticator(page);
  await test.step("adds a passkey, and changes the password with it", async () => {
    await page.goto(`${security}/passkeys`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => /browser-passkey/.test(url))).toEqual([]);
    await press("Add a passkey");
    await field("name").fill("This phone");
    await press("Create the passkey");
    await expect(page.getByText("This phone")).toBeVisible();
    // The id of a passkey is public, and as long as a token.
    for (const id of await authenticator.credentialIds()) tokens.mailed(id);
    await page.goto(`${security}#change-password`);
    await press("Use a passkey instead");
    await expect(field("newPassword")).toHaveAttribute("aria-invalid", "true");
    await field("newPassword").fill("Meadow of 40 poppies");
    await press("Use a passkey instead");
    await toast("Your password is changed.");
  });

  await test.step("logs in with the passkey alone, or with a recovery code after a wrong code", async () => {
    await logOut(page);
    await press("Log in with a passkey");
    await expect(page).not.toHaveURL(/\/login/);
    // The login page requests the passkey right away, and the virtual authenticator would answer it.
    await authenticator.setPresence(false);
    await logOut(page);
    await logIn(page, email, "Meadow of 40 poppies");
    await field("code").fill("000000");
    await press("Log in");
    await expect(field("code")).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("link", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(secret.recovery);
    await press("Log in");
    await expect(page).not.toHaveURL(/\/two-steps/);
  });

  await test.step("resets a forgotten password by mail, which removes recently added sign-in methods", async () => {
    await logOut(page);
    await page.getByRole("link", { name: "Forgot it?" }).click();
    await expect(page).toHaveURL(/\/forgot-password/);
    await field("email").fill(email);
    await press("Send the link");
    await expect(page.getByText("Check your inbox")).toBeVisible();
    await setPassword(page, (await linkInMail("reset-password")).url, "Harbour of 12 lights");
    await logInWithoutSecondStep(page, email, "Harbour of 12 lights");
  });

  await test.step("is notified of a login from elsewhere and ends it", async () => {
    const otherContext = await openContext({ extraHTTPHeaders: { "x-forwarded-for": "203.0.113.9" } });
    const other = await otherContext.newPage();
    await other.goto("/en/login");
    await logInWithoutSecondStep(other, email, "Harbour of 12 lights");
    await page.goto((await linkInMail("not-me")).url);
    await press("Secure my account");
    await expect(page.getByText("Every device is logged out.")).toBeVisible();
    await other.goto(security);
    await expect(other).toHaveURL(/\/login/);
    await setPassword(page, (await linkInMail("reset-password")).url, "Orchard of 7 pears");
    await logInWithoutSecondStep(page, email, "Orchard of 7 pears");
  });

  await test.step("downloads all personal data", async () => {
    await page.goto(data);
    await press("Request the file");
    await expect(page.getByRole("progressbar", { name: "Progress of the file" })).toBeVisible();
    await makeDueExports(provider.app);
    const [file] = await Promise.all([page.waitForEvent("download"), press("Download the file")]);
    expect(file.suggestedFilename()).toMatch(/^cashlane-data-[\d-]+\.zip$/);
  });

  await test.step("requests the deletion of the account and cancels it", async () => {
    await page.getByLabel("I understand what is deleted").check();
    await press("Delete my account");
    await expect(page.getByText("Your account will be deleted")).toBeVisible();
    await press("Keep my account");
    await toast("Your account stays.");
    await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
  });
});

/**
 * Returns a photo whose first third is red and the rest green. Its blue channel is noise, so that it exceeds
 * the server's limit.
 */
async function createHalfRedPicture(): Promise<Buffer> {
  const raw = { width: 1800, height: 1200, channels: 3 } as const;
  const pixels = randomBytes(raw.width * raw.height * raw.channels);
  for (let index = 0; index < pixels.length; index += raw.channels) {
    const isRed = (index / raw.channels) % raw.width < raw.width / 3;
    pixels[index] = isRed ? 200 : 0;
    pixels[index + 1] = isRed ? 0 : 200;
  }
  const photo = await sharp(pixels, { raw }).jpeg({ quality: 98 }).toBuffer();
  expect(photo.length).toBeGreaterThan(maxAvatarSize);
  return photo;
}

async function logOut(page: Page): Promise<void> {
  await (await openMenu(page, "Profile menu")).getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Logs in with a password up to the second step. */
async function logIn(page: Page, email: string, password: string): Promise<void> {
  await sendPassword(page, email, password);
  await expect(page).toHaveURL(/\/two-steps/);
}

/** Logs in without a second step. */
async function logInWithoutSecondStep(page: Page, email: string, password: string): Promise<void> {
  await sendPassword(page, email, password);
  await expect(page).not.toHaveURL(/\/(?:login|two-steps)/);
}

async function sendPassword(page: Page, email: string, password: string): Promise<void> {
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.locator("input[name=newPassword]").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(/\/login/);
}
