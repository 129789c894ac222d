import { createHmac, hkdfSync } from "node:crypto";
import { openText, sealText } from "../../sealed-text.ts";

/** The row and network of credentials, to which the ciphertext is bound. */
interface CredentialsOwner {
  id: string;
  network: string;
}

export type Credentials = Record<string, string>;

/** Encrypts the credentials of connections with a separate key that is derived from `PAYOUT_KEY`. */
export function createCredentialsCipher(payoutKey: string) {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync("sha256", payoutKey, "", `connections ${purpose}`, 32));
  const key = keyFor("sealing");
  const contextOf = ({ id, network }: CredentialsOwner) => `${id}:${network}`;
  return {
    seal: (credentials: Credentials, owner: CredentialsOwner) =>
      sealText(key, JSON.stringify(credentials), contextOf(owner)),
    /** @throws if the ciphertext was changed or belongs to another row or network */
    open: (sealed: string, owner: CredentialsOwner) =>
      JSON.parse(openText(key, sealed, contextOf(owner))) as Credentials,
    /** Returns a hash that identifies credentials in the request limits. */
    limitKey: (preset: string, credentials: Credentials) =>
      createHmac("sha256", keyFor("limits"))
        .update(JSON.stringify([preset, credentials]))
        .digest("base64url"),
  };
}
