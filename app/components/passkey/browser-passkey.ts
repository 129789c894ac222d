import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/**
 * What a passkey is used for: to log in, as the second step of a login, or instead of confirming the password.
 */
export type PasskeyPurpose = "login" | "step" | "again";

/** The passkey's response as JSON for a form field, or why there is none. `message` comes from the server. */
export type PasskeyOutcome =
  { response: string } | { problem: "canceled" | "known" | "unsupported" | "failed"; message?: string };

/** Requests a passkey from the browser. Must be called in the handler of a press. */
export function requestPasskey(use: PasskeyPurpose): Promise<PasskeyOutcome> {
  return outcomeOf(async () => startAuthentication({ optionsJSON: await fetchOptions(use) }));
}

/** Requests a passkey instead of the password and submits it to the server. */
export async function confirmWithPasskey(): Promise<PasskeyOutcome> {
  const outcome = await requestPasskey("again");
  if (!("response" in outcome)) return outcome;
  return outcomeOf(async () => {
    const body = new URLSearchParams({ passkey: outcome.response });
    return readJson(await fetch("/passkeys/again", { method: "POST", body }));
  });
}

/** Creates a passkey. Must be called in the handler of a press. `options` is the provider's JSON. */
export function createPasskey(options: unknown): Promise<PasskeyOutcome> {
  return outcomeOf(() =>
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
}

/**
 * Offers passkeys in the autofill of the email field. Resolves with undefined if that isn't supported, the
 * user chooses none, or another request replaces it.
 */
export async function offerPasskeys(): Promise<string | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const outcome = await outcomeOf(async () =>
    startAuthentication({ optionsJSON: await fetchOptions("login"), useBrowserAutofill: true }),
  );
  return "response" in outcome ? outcome.response : undefined;
}

async function outcomeOf(request: () => Promise<unknown>): Promise<PasskeyOutcome> {
  if (!browserSupportsWebAuthn()) return { problem: "unsupported" };
  try {
    return { response: JSON.stringify(await request()) };
  } catch (error) {
    if (error instanceof DashboardError) return { problem: "failed", message: error.message };
    const name = error instanceof Error ? error.name : "";
    if (name === "NotAllowedError" || name === "AbortError") return { problem: "canceled" };
    return { problem: name === "InvalidStateError" ? "known" : "failed" };
  }
}

/** An error with the dashboard's own message. */
class DashboardError extends Error {}

async function fetchOptions(use: PasskeyPurpose): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const response = await fetch(`/passkeys/options?for=${use}`, { method: "POST" });
  return (await readJson(response)) as PublicKeyCredentialRequestOptionsJSON;
}

async function readJson(response: Response): Promise<unknown> {
  const body = (await response.json()) as { message?: string };
  if (!response.ok) throw new DashboardError(body.message ?? "");
  return body;
}
