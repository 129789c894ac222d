import { generateSync } from "otplib";
import { beginSecondFactor, confirmSecondFactor } from "#contract/second-factor.ts";
import type { TestProvider, TestUser } from "./provider.ts";

/** The code an authenticator app shows at a moment. */
export function codeAt(secret: string, now: Date): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
}

/** Turns two-step verification on; the code of this moment is used up by it. */
export async function withSecondFactor(provider: TestProvider, user: TestUser) {
  const { secret } = (await provider.call(beginSecondFactor, { as: user })).data;
  const body = { code: codeAt(secret, provider.app.clock()) };
  const { recoveryCodes } = (await provider.call(confirmSecondFactor, { as: user, body })).data;
  return { secret, recoveryCodes };
}
