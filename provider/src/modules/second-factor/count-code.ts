import type { FastifyInstance } from "fastify";
import { hashOfDevice, isKnownDevice } from "../devices/devices.ts";

type App = Pick<FastifyInstance, "database" | "guessLimits">;

interface Guess {
  userId: string;
  email: string;
  /** The browser's id, if it has one. */
  device: string | undefined;
}

/**
 * Counts a code before it is checked. A device known to the account has its own limit, so that someone who
 * knows the password can't lock out the owner on that device. @throws Problem 429 with the seconds to wait
 */
export async function countCode(
  { database, guessLimits }: App,
  { userId, email, device }: Guess,
): Promise<{ wasRight: () => Promise<void> }> {
  const isKnown = device !== undefined && (await isKnownDevice(database, email, device));
  const key = isKnown ? `${userId} ${hashOfDevice(device)}` : userId;
  await guessLimits.take("code", key);
  await guessLimits.take("codeOfDay", key);
  return {
    async wasRight() {
      await guessLimits.forget("code", key);
      await guessLimits.forget("codeOfDay", key);
    },
  };
}
