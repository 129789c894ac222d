import { generateSecret, generateURI, verifySync } from "otplib";

const period = 30;

/** Creates a secret of 160 bits for an authenticator app, in base 32, and the URI from which apps read it. */
export function newTotp(email: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: "Cashlane", label: email, secret }) };
}

/**
 * Returns the time step of a code: the current, previous or next one, as clocks differ. Undefined for any other
 * code.
 */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, period, epochTolerance: period });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}
