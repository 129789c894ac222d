import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { rejectWithdrawal, revealPayoutDetails } from "#contract/withdrawals/admin-withdrawals.ts";
import { removePayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { payoutMethods } from "#provider/database/schema/schema.ts";
import { createPayoutDetailsCipher } from "#provider/modules/payout-methods/cipher.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";

let provider: TestProvider;
let admin: TestUser;
beforeAll(async () => {
  provider = await startTestProvider();
  admin = await provider.signUp({ role: "admin", name: "Ada Admin" });
});
afterAll(() => provider.close());

const reveal = (id: string, as: TestUser) => provider.call(revealPayoutDetails, { as, params: { id } });
async function requestWithdrawal() {
  const payee = await signUpPayee(provider, 10_000n);
  return { payee, ...(await submitWithdrawal(provider, payee, 1_000)).data };
}

test("shows payout details to the paying admin, also after removal of the method, and logs it", async () => {
  const { payee, id, reference } = await requestWithdrawal();
  await provider.call(removePayoutMethod, { as: payee, params: { id: payee.methodId } });
  const details = { kind: "bank_transfer", holder: "Mary Major", iban: "DE89370400440532013000" };
  expect((await reveal(id, admin)).data).toEqual({ ...details, problem: null });
  const { data } = await provider.call(listActivityLogs, { as: admin, query: { q: reference } });
  expect(data).toMatchObject([
    {
      action: "withdrawal.reveal-payout-details",
      actor: { email: admin.email },
      object: { id },
      before: null,
      after: null,
    },
  ]);
  expect(JSON.stringify(data)).not.toContain("37040044");
});

test("shows details saved before a rule together with their error", async () => {
  const { payee, id } = await requestWithdrawal();
  const { database, environment } = provider.app;
  const older = { kind: "bank_transfer", holder: "王小明", iban: "DE5437040044053201300" } as const;
  const detailsCiphertext = createPayoutDetailsCipher(environment.PAYOUT_KEY).seal(older, {
    id: payee.methodId,
    userId: payee.userId,
  });
  await database.update(payoutMethods).set({ detailsCiphertext }).where(eq(payoutMethods.id, payee.methodId));
  const { data } = await reveal(id, admin);
  expect(data).toMatchObject(older);
  expect(data.problem).toContain("An IBAN of this country (Germany) has 22 characters. This one has 21.");
  expect(data.problem).toContain("Latin letters");
});

test("shows no details once there is nothing left to pay", async () => {
  const { id } = await requestWithdrawal();
  await provider.call(rejectWithdrawal, { as: admin, params: { id }, body: { reason: "Not plausible" } });
  expect(await reveal(id, admin)).toMatchObject({ status: 409, body: { key: "withdrawal_already_decided" } });
});

test("S7 shows members no details and answers 404 to unknown ids", async () => {
  const { payee, id } = await requestWithdrawal();
  expect((await reveal(id, payee)).status).toBe(403);
  expect((await reveal(crypto.randomUUID(), admin)).status).toBe(404);
});
