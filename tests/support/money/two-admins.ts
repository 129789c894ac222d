import { afterAll, beforeAll, expect } from "vitest";
import { checkLedger } from "#provider/ledger/check.ts";
import { verifyActivityLog } from "#provider/modules/activity-logs/verify.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../programs/provider.ts";

/** A provider with the two admins that four-eyes needs. */
export async function startWithTwoAdmins(open: () => Promise<TestProvider["connection"]>) {
  const provider = await startTestProvider({ open });
  const admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
  const second = await provider.signUp({ role: "admin", name: "Otto Auditor" });
  return { provider, admin, second };
}

/** Ends it, after looking whether all that happened left money and history sound. */
export async function closeSound(provider: TestProvider): Promise<void> {
  expect(await checkLedger(provider.app.database)).toEqual([]);
  expect(await verifyActivityLog(provider.app.database, [])).toMatchObject({ intact: true });
  await provider.close();
}

/** The same for a whole suite: filled in before its tests, and ended after them, sound. */
export function twoAdmins(open: () => Promise<TestProvider["connection"]>) {
  const parts = { provider: {} as TestProvider, admin: {} as TestUser, second: {} as TestUser };
  beforeAll(async () => {
    const started = await startWithTwoAdmins(open);
    Object.assign(parts.provider, started.provider);
    Object.assign(parts.admin, started.admin);
    Object.assign(parts.second, started.second);
  });
  afterAll(() => closeSound(parts.provider));
  return parts;
}
