import { expect, test } from "vitest";
import { memberWorld } from "../../support/money/member-world";
import { Browser } from "../../support/pages/browser";

const world = memberWorld({ TRUST_PROXY: "true" });

/** Submits the login form from a visitor's IP address. */
async function logIn(browser: Browser, address: string, email: string, password: string): Promise<number> {
  const body = new URLSearchParams({ email, password });
  const headers = { "x-forwarded-for": address };
  return (await browser.request("/en/login", { method: "POST", body, headers })).status;
}

test("after 100 wrong guesses from 100 addresses the owner's browser logs in from a new address", async () => {
  const { email, password } = await world.provider.signUp();
  const owner = new Browser(world.dashboard);
  expect(await logIn(owner, "198.51.100.7", email, password)).toBe(302);
  await owner.submit("/logout", {});

  for (let guess = 1; guess <= 100; guess += 1)
    expect(await logIn(new Browser(world.dashboard), `203.0.113.${guess}`, email, "Guess-1")).toBe(400);
  expect(await logIn(new Browser(world.dashboard), "198.51.100.99", email, password)).toBe(429);
  expect(await logIn(owner, "198.51.100.99", email, password)).toBe(302);
});
