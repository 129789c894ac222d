import type { TestProvider } from "./provider.ts";

/** Uses up an account's allowed wrong passwords, as attackers from many addresses would. */
export async function lockOut(provider: TestProvider, email: string): Promise<void> {
  for (let guess = 0; guess < 100; guess += 1) await provider.app.guessLimits.take("account", email);
}
