import type { FastifyInstance } from "fastify";
import { countedAddress } from "../../plugins/client-address.ts";
import { Problem } from "../../problem.ts";
import { hashOfDevice, isKnownDevice } from "../devices/devices.ts";
import { wasSignedInFrom } from "./repository.ts";

type App = Pick<FastifyInstance, "guessLimits" | "database">;

interface Guess {
  email: string;
  ip: string;
  /** The browser's id, if it has one. */
  device: string | undefined;
}

/** A counted guess. `wasRight` removes it from the counts again. */
interface CountedGuess {
  wasRight: () => Promise<void>;
}

/**
 * Counts a password guess before the password is checked. A device known to the account has its own limit,
 * which guesses from elsewhere don't use up; after exceeding it, the device counts like an unknown one.
 * @throws Problem 429 with the seconds to wait
 */
export async function countGuess(app: App, guess: Guess): Promise<CountedGuess> {
  return (await countForDevice(app, guess)) ?? countForAddress(app, guess);
}

async function countForDevice(
  { guessLimits, database }: App,
  { email, device }: Guess,
): Promise<CountedGuess | undefined> {
  if (!device || !(await isKnownDevice(database, email, device))) return undefined;
  const key = `${email} ${hashOfDevice(device)}`;
  try {
    await guessLimits.take("device", key);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
  return { wasRight: () => guessLimits.forget("device", key) };
}

// The client address is counted first, so that an address over its limit doesn't use up the account's guesses.
async function countForAddress({ guessLimits, database }: App, { email, ip }: Guess): Promise<CountedGuess> {
  const address = countedAddress(ip);
  const accountFromAddress = `${email} ${address}`;
  await guessLimits.take("address", address);
  await guessLimits.take("accountFromAddress", accountFromAddress);
  try {
    await guessLimits.take("account", email);
  } catch (error) {
    if (!(await wasSignedInFrom(database, email, ip))) throw error;
  }
  return {
    async wasRight() {
      await guessLimits.forget("accountFromAddress", accountFromAddress);
      await guessLimits.giveBack("address", address);
      await guessLimits.giveBack("account", email);
    },
  };
}
