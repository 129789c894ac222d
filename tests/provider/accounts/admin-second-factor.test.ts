import { afterAll, beforeAll, expect, test } from "vitest";
import { adjustBalance } from "#contract/accounts/admin-users.ts";
import {
  adminGetWithdrawal,
  approveWithdrawal,
  decideWithdrawals,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { getSecondFactor } from "#contract/accounts/second-factor.ts";
import { readEnvironment } from "#provider/environment.ts";
import { openWithdrawal } from "../../support/money/withdrawals.ts";
import { startTestProvider, testVariables, type TestProvider } from "../../support/programs/provider.ts";
import { withSecondFactor } from "../../support/programs/second-factor.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider({ environment: { ADMIN_SECOND_FACTOR: "required" } });
});
afterAll(() => provider.close());

test("an admin without a second factor can't decide on money, singly or in bulk", async () => {
  const admin = await provider.signUp({ role: "admin" });
  const { id, params, payee } = await openWithdrawal(provider);
  const decision = { ids: [id], decision: { action: "approve" as const } };
  const approve = () => provider.call(approveWithdrawal, { as: admin, params });
  const adjustment = { amount: 500, reason: "Correction" };
  const expectedError = { code: 403, key: "second_factor_needed" };
  expect((await approve()).body).toMatchObject(expectedError);
  expect((await provider.call(decideWithdrawals, { as: admin, body: decision })).body).toMatchObject(
    expectedError,
  );
  const target = { id: payee.userId };
  expect(
    (await provider.call(adjustBalance, { as: admin, params: target, body: adjustment })).body,
  ).toMatchObject(expectedError);
  expect((await provider.call(adminGetWithdrawal, { as: admin, params })).data.state).toBe("requested");
  expect((await provider.call(getSecondFactor, { as: admin })).data).toMatchObject({ isNeeded: true });
  expect((await provider.call(getSecondFactor, { as: payee })).data).toMatchObject({ isNeeded: false });
  await withSecondFactor(provider, admin);
  expect((await approve()).data.state).toBe("approved");
});

test("is required by default, except in the demo", () => {
  const { ADMIN_SECOND_FACTOR: _, ...variables } = testVariables;
  const setting = (more: Record<string, string>) =>
    readEnvironment({ ...variables, ...more }).ADMIN_SECOND_FACTOR;
  expect(setting({})).toBe("required");
  expect(setting({ SEED: "demo" })).toBe("optional");
});
