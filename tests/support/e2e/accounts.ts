import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** The demo's accounts. */
export const accounts = {
  member: { email: "member@cashlane.test", password: "Member-demo-1" },
  admin: { email: "admin@cashlane.test", password: "Admin-demo-1" },
  finance: { email: "finance@cashlane.test", password: "Finance-demo-1" },
  support: { email: "support@cashlane.test", password: "Support-demo-1" },
  auditor: { email: "auditor@cashlane.test", password: "Auditor-demo-1" },
};
type Account = (typeof accounts)[keyof typeof accounts];

/** Logs in with the form, with scripts or without, and waits for the next page. */
export async function logIn(page: Page, { email, password }: Account, language = "en"): Promise<void> {
  await page.goto(`/${language}/login`);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=password]").press("Enter");
  await expect(page).not.toHaveURL(/\/login/);
}

/** Returns the origin of the product under test. Some tests run their own (isolated-demo.ts). */
async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.head("/healthz")).url()).origin;
}

/** Gives the page's browser a session without using the form. Opens no page. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  const headers = { origin: await originOf(page) };
  const form = { email, password };
  const response = await page.request.post("/en/login", { form, headers, maxRedirects: 0 });
  expect(response.status(), email).toBe(302);
}

/**
 * Requests a withdrawal of 20.00 to the demo member's bank account through the API. Returns its id and
 * reference.
 */
export async function requestWithdrawal(page: Page): Promise<{ id: string; reference: string }> {
  const { password } = accounts.member;
  const { access_token: token } = await callProvider(page, "POST", "auth/login", { data: accounts.member });
  const methods: { id: string; kind: string }[] = await callProvider(page, "GET", "v1/payout-methods", {
    token,
  });
  const payoutMethodId = methods.find(({ kind }) => kind === "bank_transfer")!.id;
  const data = { payoutMethodId, amount: 2000, password };
  return callProvider(page, "POST", "v1/withdrawals", { token, data });
}

/**
 * Causes a notification for the demo member about a refused withdrawal, through the API. Returns its reference.
 */
export async function causeNotification(page: Page): Promise<string> {
  const { id, reference } = await requestWithdrawal(page);
  const { access_token: token } = await callProvider(page, "POST", "auth/login", { data: accounts.admin });
  const data = { reason: "The account's name does not match." };
  await callProvider(page, "POST", `v1/admin/withdrawals/${id}/reject`, { token, data });
  return reference;
}

/**
 * Approves a withdrawal as the demo's finance colleague, through the API. The second admin couldn't approve it
 * alone, because in another test they accept a claim of the same member.
 */
export async function approveElsewhere(page: Page, id: string): Promise<void> {
  const { access_token: token } = await callProvider(page, "POST", "auth/login", { data: accounts.finance });
  await callProvider(page, "POST", `v1/admin/withdrawals/${id}/approve`, { token });
}

/** Returns real tokens of an account. Browsers may only ever see the one for sockets. */
export async function tokensOf(page: Page, account: Account) {
  const pair = await callProvider(page, "POST", "auth/login", { data: account });
  const forSockets = await callProvider(page, "POST", "v1/realtime/token", { token: pair.access_token });
  return {
    access: String(pair.access_token),
    refresh: String(pair.refresh_token),
    forSockets: String(forSockets.token),
  };
}

async function callProvider(
  page: Page,
  method: "GET" | "POST",
  path: string,
  { data, token }: { data?: object; token?: string },
) {
  // The provider's port is the dashboard's plus one (playwright.config.ts).
  const address = new URL(`/apis/${path}`, await originOf(page));
  address.port = String(Number(address.port) + 1);
  const headers = { "Idempotency-Key": randomUUID(), ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await page.request.fetch(address.href, { method, data, headers });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return (await response.json()).data;
}
