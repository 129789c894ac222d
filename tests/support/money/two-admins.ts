import { afterAll, beforeAll, expect } from "vitest";
import { checkLedger } from "#provider/ledger/check.ts";
import { verifyActivityLog } from "#provider/modules/activity-logs/verify.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../programs/provider.ts";

/** Starts a provider with two admins, as four-eyes approval needs. */
export async function startWithTwoAdmins(
  open: () => Promise<TestProvider["connection"]>,
  environment: Record<string, string> = {},
) {
  const provider = await startTestProvider({ open, environment });
  const admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
  const second = await provider.signUp({ role: "admin", name: "Otto Auditor" });
  return { provider, admin, second };
}

/** Checks that the ledger and the activity log are consistent, then closes the provider. */
export async function closeAndVerify(provider: TestProvider): Promise<void> {
  expect(await checkLedger(provider.app.database)).toEqual([]);
  expect(await verifyActivityLog(provider.app.database, [])).toMatchObject({ intact: true });
  await provider.close();
}

/** Starts a provider with two admins for a suite. After its tests, checks consistency and closes the provider. */
export function twoAdmins(open: () => Promise<TestProvider["connection"]>) {
  const parts = { provider: {} as TestProvider, admin: {} as TestUser, second: {} as TestUser };
  beforeAll(async () => {
    const started = await startWithTwoAdmins(open);
    Object.assign(parts.provider, started.provider);
    Object.assign(parts.admin, started.admin);
    Object.assign(parts.second, started.second);
  });
  afterAll(() => closeAndVerify(parts.provider));
  return parts;
}
