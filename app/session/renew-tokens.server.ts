import { logout, refreshToken } from "#contract/accounts/auth.ts";
import {
  callProvider,
  type CallScope,
  noTokens,
  type TokenSource,
  type Visitor,
} from "~/provider-client/call-provider.server";
import { catalogueText } from "~/provider-client/catalogue-text.server";
import { ProviderError } from "~/provider-client/provider-error";
import { tokensFrom } from "./token-lifetime.server";
import type { Tokens } from "./token-records.server";
import type { Renewal } from "./token-refresh.server";

type ProviderAccess = Pick<CallScope, "transport" | "internalKey">;

const fullTimeLeft = () => 3000;

/**
 * Exchanges a refresh token at the provider. A refusal by the provider is final, unless the provider is too
 * busy (429).
 * @throws ProviderError if it is unknown whether the token is valid; the session then continues
 */
export async function renewTokens(access: ProviderAccess, token: string, visitor: Visitor): Promise<Renewal> {
  const scope = { ...access, visitor, tokens: noTokens, timeLeft: fullTimeLeft };
  try {
    const { data } = await callProvider(scope, refreshToken, { body: { refreshToken: token } });
    return tokensFrom(data, Date.now());
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === "refused" && error.status !== 429) return "refused";
    const { status, kind, key, requestId } = error;
    throw new ProviderError({
      status,
      kind,
      key,
      requestId,
      message: catalogueText(visitor.language, "refreshFailed"),
    });
  }
}

/** Revokes tokens at the provider, if it is available. Returns whether that succeeded. */
export async function revokeTokens(
  access: ProviderAccess,
  tokens: Tokens,
  visitor: Visitor,
): Promise<boolean> {
  const bearer: TokenSource = { ...noTokens, accessToken: async () => tokens.access };
  try {
    await callProvider({ ...access, visitor, tokens: bearer, timeLeft: fullTimeLeft }, logout);
    return true;
  } catch {
    return false;
  }
}
