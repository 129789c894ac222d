import { randomUUID } from "node:crypto";
import {
  approveWithdrawal,
  failWithdrawal,
  markWithdrawalPaid,
  rejectWithdrawal,
} from "#contract/withdrawals/admin-withdrawals.ts";
import { addPayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { cancelWithdrawal, requestWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import type { WithdrawalEvent } from "#provider/modules/withdrawals/transitions.ts";
import { creditMember } from "./ledger.ts";
import type { TestProvider, TestUser } from "../programs/provider.ts";

export interface Payee extends TestUser {
  methodId: string;
}

/** Creates a member with available money (minor units) and a payout method. */
export async function signUpPayee(provider: TestProvider, available: bigint): Promise<Payee> {
  const member = await provider.signUp({ name: "Mary Major" });
  const { database, environment } = provider.app;
  if (available > 0n) await creditMember(database, member.userId, available, environment.CURRENCY);
  const details = { kind: "bank_transfer", holder: "Mary Major", iban: "DE89370400440532013000" } as const;
  const { data } = await provider.call(addPayoutMethod, {
    as: member,
    body: { details, password: member.password },
  });
  return { ...member, methodId: data.id };
}

/** Requests a withdrawal over HTTP, with a new idempotency key by default. */
export function submitWithdrawal(
  provider: TestProvider,
  payee: Payee,
  amount: number,
  key: string = randomUUID(),
) {
  return provider.call(requestWithdrawal, {
    as: payee,
    headers: { "idempotency-key": key },
    body: { payoutMethodId: payee.methodId, amount, password: payee.password },
  });
}

/** Sends a withdrawal event, overriding warnings. */
export function takeAction(provider: TestProvider, event: WithdrawalEvent, id: string, as: TestUser) {
  const input = { as, params: { id } };
  const reason = "For a reason";
  if (event === "approve") return provider.call(approveWithdrawal, input);
  if (event === "reject") return provider.call(rejectWithdrawal, { ...input, body: { reason } });
  if (event === "fail") return provider.call(failWithdrawal, { ...input, body: { reason } });
  if (event === "cancel") return provider.call(cancelWithdrawal, input);
  const body = { paymentReference: "SEPA-1", despiteWarnings: true };
  return provider.call(markWithdrawalPaid, { ...input, body });
}

/**
 * Requests a withdrawal as a new member, in minor units. Returns the member and the parameters for further
 * calls.
 */
export async function openWithdrawal(provider: TestProvider, amount = 10_000) {
  const payee = await signUpPayee(provider, 100_000n);
  const { id, reference } = (await submitWithdrawal(provider, payee, amount)).data;
  return { payee, id, reference, params: { id } };
}
