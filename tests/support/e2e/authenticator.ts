import type { Page } from "@playwright/test";

/** Adds a virtual authenticator that needs no user. Can list or remove its keys. */
export async function addAuthenticator(
  page: Page,
): Promise<{ credentialIds: () => Promise<string[]>; clear: () => Promise<void> }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async clear() {
      await browser.send("WebAuthn.clearCredentials", { authenticatorId });
    },
    async credentialIds() {
      const { credentials } = await browser.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.map(({ credentialId }) => Buffer.from(credentialId, "base64").toString("base64url"));
    },
  };
}
