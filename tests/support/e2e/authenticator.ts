import type { Page } from "@playwright/test";

interface Authenticator {
  credentialIds: () => Promise<string[]>;
  /**
   * Sets whether later requests are confirmed automatically. Otherwise they keep waiting, as with an untouched
   * sensor.
   */
  setPresence: (isPresent: boolean) => Promise<void>;
}

/** Adds a virtual authenticator that needs no user. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
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
    async setPresence(isPresent) {
      await browser.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: isPresent });
    },
    async credentialIds() {
      const { credentials } = await browser.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.map(({ credentialId }) => Buffer.from(credentialId, "base64").toString("base64url"));
    },
  };
}
