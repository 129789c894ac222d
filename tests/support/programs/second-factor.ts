import { generateSync } from "otplib";
import { beginSecondFactor, confirmSecondFactor } from "#contract/accounts/second-factor.ts";
import type { TestProvider, TestUser } from "./provider.ts";

/** Returns the code an authenticator app shows at a given time. */
export function codeAt(secret: string, now: Date): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
}

/** Turns on two-step verification. Uses up the current code. */
export async function withSecondFactor(provider: TestProvider, user: TestUser) {
  const { secret } = (await provider.call(beginSecondFactor, { as: user })).data;
  const body = { code: codeAt(secret, provider.app.clock()) };
  const { recoveryCodes } = (await provider.call(confirmSecondFactor, { as: user, body })).data;
  return { secret, recoveryCodes };
}
