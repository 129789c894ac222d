import { createHash, randomBytes } from "node:crypto";
import { createExtensionCode, createExtensionToken } from "#contract/extension/extension-calls.ts";
import type { TestProvider, TestUser } from "./provider.ts";

/** An extension's id for a provider's `EXTENSION_IDS`. */
export const testExtension = "abcdefghijklmnopabcdefghijklmnop";

/** Connects the test extension to a member's account. Returns its token and the key of the list of stores. */
export async function connectExtension(
  provider: Pick<TestProvider, "call">,
  member: Pick<TestUser, "accessToken">,
): Promise<{ accessToken: string; storesKey: string }> {
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const allowed = await provider.call(createExtensionCode, {
    as: member,
    body: { extension: testExtension, challenge },
  });
  const { data } = await provider.call(createExtensionToken, {
    body: { extension: testExtension, code: allowed.data.code, verifier },
  });
  return { accessToken: data.token, storesKey: data.storesKey };
}
